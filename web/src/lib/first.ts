// The first words of the page, which the server has written, go when the client has something to show in their place.

export function replaceFirst(app: Element, first: Element | null): void {
  new MutationObserver((_, observer) => {
    if (app.querySelector("main")) first?.setAttribute("role", "region"); // there is one main part, however empty still
    if (!app.querySelector("main > *")) return;
    first?.remove();
    observer.disconnect();
  }).observe(app, { childList: true, subtree: true });
}
