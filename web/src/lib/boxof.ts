// Where it is told what is known of the box that a table is played with.

import type { MatchInfo } from "./wire";

export const boxOf = (info: MatchInfo): string =>
  info.own_components ? `/box/${info.game}/${info.id}` : `/box/${info.game}`;
