// Where we are: /, /new/<game>, /pair/<game>, /box/<game>, /box/<game>/<match>, /rules/<game>, /study/<game>,
// /ratings/<game>, /m/<match>, /m/<match>/review, /m/<match>/sheet, /puzzles, /puzzles/<game>, /puzzles/<game>/<id>,
// /tournaments, /t/<tournament>, /players/<name>, /you, /you/<game>. A few lines in place of a router.

class Route {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, "", path);
    this.path = path;
    window.scrollTo(0, 0);
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }
}

/** A part of an address as it is meant; as it is written, if it means nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();

/** Links go through here, unless they are to be opened elsewhere. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.hash || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname);
}
