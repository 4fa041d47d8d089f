/** What a route's loader has opened for a page that still loads: one session at a time. */
export interface PreloadedSessions<S> {
  /** Closes the one before. This one is closed when no page has taken it in time. */
  readonly hold: (key: string, session: S) => void;
  readonly peek: (key: string) => S | undefined;
  /** From now on its caller closes it. */
  readonly take: (key: string) => S | undefined;
  /** Closes what is held. */
  readonly close: () => void;
}

/** By then the page has taken its session, or the user is elsewhere. */
const HELD_MS = 10_000;

export function createPreloadedSessions<S extends { readonly close: () => void }>(): PreloadedSessions<S> {
  let held:
    | { readonly key: string; readonly session: S; readonly timer: ReturnType<typeof setTimeout> }
    | undefined;
  const release = () => {
    const session = held?.session;
    clearTimeout(held?.timer);
    held = undefined;
    return session;
  };
  const close = () => release()?.close();
  return {
    hold: (key, session) => {
      close();
      held = { key, session, timer: setTimeout(close, HELD_MS) };
    },
    peek: (key) => (held?.key === key ? held.session : undefined),
    take: (key) => (held?.key === key ? release() : undefined),
    close,
  };
}
