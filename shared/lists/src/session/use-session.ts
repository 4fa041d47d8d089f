import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PreloadedSessions } from './preloaded-session.ts';
import type { Session } from './worker-session.ts';

export interface SessionUse<N> {
  /** All that the session depends on. */
  readonly key: string;
  /** Another number opens it again. */
  readonly attempt?: number;
  /** What the route's loader has opened. */
  readonly preloaded: PreloadedSessions<N>;
  readonly open: () => N;
  /** Wraps a change of the state: `startTransition` renders it in slices. */
  readonly render?: (change: () => void) => void;
}

/** Takes the session that the loader has opened, or opens one, and closes it with the page. */
export function useSession<S, N extends Session<S>>({
  key,
  attempt,
  preloaded,
  open,
  render = (change) => change(),
}: SessionUse<N>): readonly [state: S | undefined, session: RefObject<N | undefined>] {
  const stateBefore = () => preloaded.peek(key)?.state();
  const [shown, setShown] = useState(() => ({ key, state: stateBefore() }));
  const current = useRef<N>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has what the session depends on
  useEffect(() => {
    const session = preloaded.take(key) ?? open();
    current.current = session;
    const show = () =>
      render(() => {
        const state = session.state();
        setShown((known) => (known.key === key && known.state === state ? known : { key, state }));
      });
    const stop = session.subscribe(show);
    show();
    return () => {
      stop();
      session.close();
      current.current = undefined;
    };
  }, [key, attempt]);

  return [shown.key === key ? shown.state : stateBefore(), current];
}
