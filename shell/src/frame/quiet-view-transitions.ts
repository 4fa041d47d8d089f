/**
 * A navigation that interrupts another one skips its transition, and the browser then rejects the transition's `ready`.
 * The router starts transitions and looks at `finished` only, so that every hurried "back" would count as an uncaught
 * error. Skipping is what we want: the page is there at once.
 */
export function quietViewTransitions(page: Document): void {
  const start = page.startViewTransition?.bind(page);
  if (!start) return;
  page.startViewTransition = (callback) => {
    const transition = start(callback);
    transition.ready.catch((cause: unknown) => {
      if (!(cause instanceof DOMException)) throw cause;
    });
    return transition;
  };
}
