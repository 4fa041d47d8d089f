interface Change {
  readonly currentUrl: URL;
  readonly nextUrl: URL;
}

/** Whether a loader has to run: while a page is shown, it asks for itself when its filters change. */
export function isOtherPage({ currentUrl, nextUrl }: Change): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
