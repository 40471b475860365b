// Piles as views tell them: the top is first.

/** A pile onto which these cards were laid, one after the other. */
export const laidOn = (pile: readonly string[], ...cards: string[]): string[] => [...cards.reverse(), ...pile];
