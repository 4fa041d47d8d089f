/**
 * A navigation that interrupts another one skips its transition, and the browser then rejects the transition's `ready`.
 * The router handles `finished` only, so that the rejection of `ready` would be an uncaught error.
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
