// A witness: what this browser remembers of a match so that it need not believe the server about the luck.
//
// It draws a nonce and shows only its seal; it reveals the nonce once, when the server has shown all seals that count;
// and it writes down what it saw, to compare in the end with what the server reveals. The same as Python's witness.py.

import { get, post } from "./api";
import { EDITION, isSealed, newNonce, sealOf, seedOf } from "./fairness";
import type { PromiseView, Reveal, Seal, Table, Welcome } from "./wire";

interface Nonce {
  nonce: string;
  revealed: string[] | null; // the seals beside which it was revealed, if it was
}

export interface Memory {
  edition: number; // of the promise, as it was shown first; 0 if nothing was
  commitment: string; // the hash of the server's secret, as it was shown first
  deal: string[] | null; // the seals that counted, as they were shown last
  nonces: Record<string, Nonce>; // our own, by their seals
  seed_commitment: string; // the hash of the seed, as it was shown first
}

/** `own`, `witness`, `late`, `old`, `none`: the promise was kept, as far as we can know; else what is wrong. */
export type Verdict = "own" | "witness" | "late" | "old" | "none" | "commitment" | "secret" | "nonces" | "seed";
export const KEPT: readonly string[] = ["own", "witness", "late", "old", "none"];

export type Part = Omit<Seal, "id"> | Omit<Reveal, "id">;

const KEY = "durbar.witness";
const MOST_MATCHES = 60;
const MOST_NONCES = 16; // of one match
const forgetful: Record<string, Memory> = {}; // for a browser that forbids storage

function memories(): Record<string, Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Memory>;
  } catch {
    return forgetful;
  }
}

function keep(all: Record<string, Memory>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    Object.assign(forgetful, all);
  }
}

const same = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export class Witness {
  constructor(readonly match: string) {}

  get memory(): Memory {
    return memories()[this.match] ?? { edition: 0, commitment: "", deal: null, nonces: {}, seed_commitment: "" };
  }

  /** Write something down, at once: other pages of this browser write there too. */
  private change(what: (memory: Memory) => void): void {
    const { memory } = this;
    what(memory);
    memory.nonces = Object.fromEntries(Object.entries(memory.nonces).slice(-MOST_NONCES));
    const { [this.match]: _, ...others } = memories();
    keep(Object.fromEntries([...Object.entries(others).slice(1 - MOST_MATCHES), [this.match, memory]]));
  }

  /** Draw a nonce; what is shown of it. */
  async seal(): Promise<string> {
    const nonce = newNonce();
    const seal = await sealOf(nonce);
    this.change((memory) => (memory.nonces[seal] = { nonce, revealed: null }));
    return seal;
  }

  /** Write down what is shown for the first time. */
  note(promise: PromiseView): void {
    const { edition, seed_commitment: known } = this.memory;
    const hash = promise.seed_commitment ?? "";
    if (edition && (known || !hash)) return;
    this.change((memory) => {
      if (!edition) [memory.edition, memory.commitment] = [promise.edition, promise.commitment];
      memory.seed_commitment ||= hash;
    });
  }

  /**
   * Write down what is shown, and say what is to be done about it: to seal a nonce, or to reveal it. A browser adds its
   * luck once, at the first of its seats. Where another device of the same person has sealed a nonce there, the one
   * that `arrived` last counts. No more deals than there are seats can be called off; whoever asks for more nonces than
   * that is choosing among seeds, and gets none.
   */
  async answer(
    { status, promise }: Pick<Table, "status" | "promise">,
    seats: readonly number[],
    arrived = false,
  ): Promise<Part | null> {
    this.note(promise);
    if (status !== "open" || promise.edition !== EDITION) return null;
    if (promise.dealing) return this.reveal(promise, promise.dealing, seats);
    const seat = seats[0];
    const { nonces } = this.memory;
    const spent = Object.values(nonces).filter((nonce) => nonce.revealed).length;
    if (seat === undefined || promise.luck[seat] === "withheld" || spent >= promise.luck.length) return null;
    const seal = promise.seals?.[seat] ?? "";
    const known = nonces[seal];
    if (seal && (known ? !known.revealed : !arrived)) return null;
    return { do: "seal", seat, seal: await this.seal() };
  }

  /** The nonce of ours that is awaited, unless it was shown beside other seals: then it would bind nobody now. */
  private reveal({ seals }: PromiseView, awaited: readonly number[], seats: readonly number[]): Part | null {
    const { nonces } = this.memory;
    const own = [...(seals ?? []).entries()].filter(([seat, seal]) => seats.includes(seat) && seal in nonces);
    if (own.some(([, seal]) => nonces[seal]!.revealed && !same(nonces[seal]!.revealed, seals ?? null))) return null;
    this.change((memory) => {
      memory.deal = seals ?? null;
      for (const [, seal] of own) memory.nonces[seal]!.revealed = memory.deal;
    });
    const due = own.find(([seat]) => awaited.includes(seat));
    return due ? { do: "reveal", seat: due[0], nonce: nonces[due[1]]!.nonce } : null;
  }

  /** Whether what is revealed at the end is what was shown before, as Python's `Witness.verdict` says. */
  async verdict(promise: PromiseView): Promise<Verdict> {
    const { memory } = this;
    const { edition, commitment, secret, seed } = promise;
    const nonces = promise.nonces ?? [];
    if (memory.edition && memory.commitment !== commitment) return "commitment";
    if (!commitment) return "none";
    if (!(await isSealed(secret, commitment))) return "secret";
    if (memory.deal) {
      const kept = await Promise.all(memory.deal.map((seal, seat) => isSealed(nonces[seat], seal)));
      if (nonces.length !== kept.length || kept.includes(false)) return "nonces";
    }
    const made = await seedOf(secret as string, nonces, edition);
    const hash = await sealOf(made);
    if ((memory.edition && memory.edition !== edition) || made !== seed) return "seed";
    if (promise.seed_commitment !== hash || (memory.seed_commitment || hash) !== hash) return "seed";
    if (edition < EDITION) return "old";
    if (!memory.deal) return "late";
    return memory.deal.some((seal) => seal in memory.nonces) ? "own" : "witness";
  }
}

/** Begin a match before its page is shown: the start, and then our own nonce. */
export async function begin(match: string): Promise<void> {
  const path = `/api/matches/${match}`;
  await post(`${path}/commands`, { do: "start", id: "start" });
  const now = await get<Welcome>(`${path}?after=999999999`);
  const part = await new Witness(match).answer(now.table, now.you.seats);
  if (part) await post(`${path}/commands`, { ...part, id: part.do });
}
