// Addresses of moments. On the page they are /m/<match>#12, so that going on loads nothing anew; what is sent to others
// is /m/<match>?moment=12, as what stands behind # is told to no server, and so to no preview.

/** The number in the address of this page; 0 if there is none. */
export function numberIn(name: string): number {
  const hash = /^#(\d+)$/.exec(location.hash)?.[1];
  const sent = /^\d+$/.exec(new URLSearchParams(location.search).get(name) ?? "")?.[0];
  if (sent) history.replaceState(null, "", location.pathname + (hash ? `#${hash}` : `#${sent}`));
  return Number(hash ?? sent ?? 0);
}

export const linkTo = (name: string, number: number): string =>
  `${location.origin}${location.pathname}?${name}=${number}`;
