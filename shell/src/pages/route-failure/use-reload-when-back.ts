import { useLayoutEffect, useState } from 'react';

/** Before each try, in milliseconds: a connection that has just come back often reaches nothing yet. */
const PAUSES_MS = [1000, 3000, 9000];
/** How many tries led to this document, and when the last one was (milliseconds since 1970). */
const TRIES_KEY = 'tsugi.reconnect-tries';
/** A document that fails later than this after a try was there before, and fails for reasons of its own. */
const MEMORY_MS = 30_000;

/**
 * Loads the page anew when the connection is back: one that was gone when the component began, or that goes later. If it
 * does not help, the new document tries again, a few times.
 * @param isNeeded whether anything here waits for a connection
 */
export function useReloadWhenBack(isNeeded: boolean, reload: () => void): void {
  const [wasOffline] = useState(() => !navigator.onLine);

  // Before anybody can see the component: on a busy device the connection may be back before a later effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is loaded does not change what is waited for
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (tries: number) => {
      const pause = PAUSES_MS[tries];
      clearTimeout(timer);
      if (pause === undefined) return;
      timer = setTimeout(() => {
        noteTries(tries + 1);
        reload();
      }, pause);
    };
    const onOnline = () => begin(0);
    const tries = takeTries();
    if (navigator.onLine && (wasOffline || tries > 0)) begin(tries);
    addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOnline);
    };
  }, [isNeeded]);
}

function noteTries(tries: number): void {
  try {
    sessionStorage.setItem(TRIES_KEY, JSON.stringify([tries, Date.now()]));
  } catch {
    // Without storage it is one try.
  }
}

function takeTries(): number {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(TRIES_KEY) ?? '');
    sessionStorage.removeItem(TRIES_KEY);
    const [tries, at] = Array.isArray(note) ? note.map(Number) : [];
    return tries && at && Date.now() - at < MEMORY_MS ? tries : 0;
  } catch {
    // None, a damaged one, or no storage.
    return 0;
  }
}
