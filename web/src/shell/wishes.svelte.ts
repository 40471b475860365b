// What is wished of the options of a new table. The server knows which choices suit each other; what is not possible is put aside with
// its reason, and comes back as it was wished when it is possible again.

import { post } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import type { OptionInfo, Unfit } from "../lib/wire";

export const isTyped = (option: OptionInfo): boolean => option.schema["type"] === "string" && !option.schema["enum"];

/** What can be chosen, with the usual choice first. */
export function choices(option: OptionInfo): unknown[] {
  const all =
    option.schema["type"] === "boolean" ? [false, true] : ((option.schema["enum"] as unknown[] | undefined) ?? []);
  return all.filter((value) => value === option.default).concat(all.filter((value) => value !== option.default));
}

export class Wishes {
  private wished: Record<string, unknown>; // the latest first, as it matters most
  private unfit = $state.raw<Unfit[]>([]);
  private asked = 0;

  constructor(
    private readonly game: string,
    readonly all: readonly OptionInfo[],
    private readonly seats: () => number,
    first: Record<string, unknown> = {},
  ) {
    this.wished = $state.raw(first);
  }

  /** What is chosen of every option, as it can be had. */
  get options(): Record<string, unknown> {
    return Object.fromEntries(this.all.map((option) => [option.name, this.chosen(option)]));
  }

  /** Options of which nothing but the usual can be had. */
  get closed(): OptionInfo[] {
    return this.all.filter((option) => this.isClosed(option));
  }

  get open(): OptionInfo[] {
    return this.all.filter((option) => !this.isClosed(option));
  }

  unfitFor = (option: OptionInfo): Unfit[] => this.unfit.filter((each) => each.option === option.name);
  isUnfit = (option: OptionInfo, value: unknown): boolean => this.unfitFor(option).some((each) => each.value === value);
  /** Why a choice cannot be had. */
  reason = (option: OptionInfo): string =>
    this.unfitFor(option)
      .map((each) => each.text[prefs.language] ?? "")
      .filter((text, place, all) => all.indexOf(text) === place)
      .join(" ");

  private chosen(option: OptionInfo): unknown {
    const wish = this.wished[option.name] ?? option.default;
    return isTyped(option) || !this.isUnfit(option, wish) ? wish : option.default; // what was typed stays, with its reason
  }

  private isClosed(option: OptionInfo): boolean {
    return (
      !isTyped(option) && choices(option).every((value) => value === option.default || this.isUnfit(option, value))
    );
  }

  async wish(option: OptionInfo, value: unknown): Promise<void> {
    const { [option.name]: _, ...others } = this.wished;
    this.wished = { [option.name]: value, ...others };
    await this.review();
  }

  /** Ask what cannot be had beside all this; of several answers the last question's counts. */
  async review(): Promise<void> {
    const asked = ++this.asked;
    const found = await post<Unfit[]>(`/api/games/${this.game}/unfit`, { seats: this.seats(), options: this.wished });
    if (asked === this.asked) this.unfit = found;
  }
}
