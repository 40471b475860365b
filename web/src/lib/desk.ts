/** What a board is given and what it adds, as one thing for all its parts. It is read when it is asked for, so that each part
    follows what it looks at. */
export const deskOf = <Given extends object, Desk extends object>(
  given: () => Given,
  added: Omit<Desk, keyof Given>,
): Desk =>
  new Proxy(added, { get: (own, key) => Reflect.get(key in own ? own : given(), key) as unknown }) as unknown as Desk;
