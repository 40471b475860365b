// A puzzle as the page knows it: what is seen, what was clicked, and after the answer what there is to say about it.
// Clicks narrow the legal moves as at a table (narrow.ts); what is best only the server knows.

import { post, Refused } from "./api";
import type { GameModule } from "./game";
import { called } from "./names";
import { canPick, decided, pick, type Picks } from "./narrow";
import { prefs } from "./prefs.svelte";
import type { Move, PuzzleInfo, Solved } from "./wire";

export class PuzzleStore {
  picks = $state.raw<Picks>({});
  sending = $state(false);
  solved = $state.raw<Solved | null>(null);
  problem = $state("");
  readonly before: number; // the rating with which one came

  constructor(
    readonly info: PuzzleInfo,
    private readonly module: GameModule,
  ) {
    this.solved = info.solved;
    this.before = info.solver.rating;
  }

  get view(): never {
    return this.info.table.view as never;
  }

  get names(): string[] {
    return this.info.table.seats.map((seat, number) => called(seat.name) || `${number + 1}`);
  }

  get moves(): Move[] {
    if (this.solved || this.sending) return [];
    const moves = this.info.table.moves as Move[];
    return this.module.arrange?.(moves, this.view) ?? moves;
  }

  /** The move that is clicked together, and waits to be given as the answer. */
  get chosen(): Move | null {
    return decided(this.moves, this.picks);
  }

  private get begun(): Picks {
    return this.chosen ? {} : this.picks;
  }

  glows = (more: Picks): boolean => canPick(this.moves, this.begun, more);
  picked = (more: Picks): boolean => Object.entries(more).every(([name, value]) => this.picks[name] === value);

  /** A click. The same click once more gives the answer, for it counts only once; who never wants to be asked is not. */
  pick = (more: Picks): void => {
    this.problem = "";
    const asked = this.chosen;
    this.picks = pick(this.moves, this.picks, more);
    if (this.chosen && (this.chosen === asked || !prefs.confirm)) void this.answer();
  };

  unpick = (): void => {
    this.picks = {};
  };

  answer = async (): Promise<void> => {
    const move = this.chosen;
    if (!move || this.sending) return;
    this.sending = true;
    try {
      this.solved = await post<Solved>(`/api/puzzles/${this.info.game}/${this.info.id}`, { move: move.notation });
    } catch (error) {
      this.problem = error instanceof Refused ? error.message : String(error);
    } finally {
      this.sending = false;
      this.picks = {};
    }
  };
}
