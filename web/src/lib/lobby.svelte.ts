// The lobby as this page knows it: told live by the server.

import { listen } from "./feed";
import type {
  Bye,
  GoneMessage,
  Invitation,
  InvitedMessage,
  LobbyMessage,
  LobbyTable,
  TableMessage,
  WaitingGroup,
  WaitingMessage,
} from "./wire";

type Told = Bye | InvitedMessage | LobbyMessage | TableMessage | GoneMessage | WaitingMessage;

export class Lobby {
  tables = $state.raw<LobbyTable[]>([]);
  waiting = $state.raw<WaitingGroup[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  known = $state(false);

  /** Hear of it until the answer is called. */
  open(): () => void {
    return listen<Told>("/api/lobby/events", (message) => this.hear(message));
  }

  hear(message: Told): void {
    if (message.type === "lobby") {
      this.tables = message.tables;
      this.known = true;
    }
    if (message.type === "lobby" || message.type === "waiting") this.waiting = message.waiting;
    if (message.type === "lobby" || message.type === "invited") this.invitations = message.invitations;
    if (message.type === "table")
      this.tables = [message.table, ...this.tables.filter((each) => each.id !== message.table.id)];
    if (message.type === "gone") this.tables = this.tables.filter((each) => each.id !== message.id);
  }
}
