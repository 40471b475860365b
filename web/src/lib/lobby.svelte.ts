// The lobby as this page knows it: told live by the server.

import { listen } from "./feed";
import { pause } from "./pause";
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

const PATIENCE = 1500; // milliseconds

export class Lobby {
  tables = $state.raw<LobbyTable[]>([]);
  waiting = $state.raw<WaitingGroup[]>([]);
  invitations = $state.raw<Invitation[]>([]);
  known = $state(false);
  readonly ready: Promise<void>; // something is known, or will not be soon
  private tell!: () => void;

  constructor() {
    this.ready = Promise.race([new Promise<void>((known) => (this.tell = known)), pause(PATIENCE)]);
  }

  /** Hear of it until the answer is called. */
  open(): () => void {
    return listen<Told>("/api/lobby/events", (message) => this.hear(message));
  }

  hear(message: Told): void {
    if (message.type === "lobby") {
      this.tables = message.tables;
      this.known = true;
      this.tell();
    }
    if (message.type === "lobby" || message.type === "waiting") this.waiting = message.waiting;
    if (message.type === "lobby" || message.type === "invited") this.invitations = message.invitations;
    if (message.type === "table")
      this.tables = [message.table, ...this.tables.filter((each) => each.id !== message.table.id)];
    if (message.type === "gone") this.tables = this.tables.filter((each) => each.id !== message.id);
  }
}
