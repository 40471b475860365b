// While the events of an entry are shown one after the other, what each has changed is not reckoned out again: those parts are taken
// from the table after the entry, which the server has sent.

/** What an event changes: fields of the table, of the seat it is about, and of the seat it names as `to`. */
export interface Changed<View, Player> {
  table?: readonly (keyof View)[];
  seat?: readonly (keyof Player)[];
  to?: readonly (keyof Player)[];
}

/** The view with the parts that an event has changed as they are after its entry. */
export function settled<Player extends object, View extends { players: Player[] }>(
  view: View,
  after: View | null,
  event: Readonly<Record<string, unknown>>,
  changed: Changed<View, Player> | undefined,
): View {
  if (!after || !changed) return view;
  const players = view.players.map((player, seat) => {
    const then = after.players[seat];
    if (!then) return player;
    const first = seat === event["seat"] ? taken(player, then, changed.seat) : player;
    return seat === event["to"] ? taken(first, then, changed.to) : first;
  });
  return { ...taken(view, after, changed.table), players };
}

const taken = <T extends object>(now: T, then: T, fields: readonly (keyof T)[] = []): T =>
  Object.assign({}, now, ...fields.map((field) => ({ [field]: then[field] })));
