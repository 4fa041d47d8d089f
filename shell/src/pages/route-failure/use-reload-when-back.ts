import { readJson, removeItem, sessionStore, writeItem } from '@tsugi/platform/store';
import { useLayoutEffect } from 'react';

/** Delay before each try, in milliseconds: a restored connection often works only after a short time. */
const PAUSES_MS = [1000, 3000, 9000];
/** In sessionStorage: number of tries that led to this document, and time of the last one. */
const TRIES_KEY = 'tsugi.reconnect-tries';
/** Tries older than this do not count, in milliseconds. */
const MEMORY_MS = 30_000;

/**
 * Reloads the page when the connection is back, whether it was lost before or after the component was mounted. If the new
 * document fails too, it tries again, up to three times.
 * @param isNeeded whether the page failed for want of a connection
 * @param wasOffline whether the device was offline when it failed
 */
export function useReloadWhenBack(isNeeded: boolean, wasOffline: boolean, reload: () => void): void {
  // A layout effect: on a slow device the connection may be back before a later effect runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` does not change what is waited for
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (tries: number) => {
      const pause = PAUSES_MS[tries];
      clearTimeout(timer);
      if (pause === undefined) return;
      timer = setTimeout(() => {
        // Without storage it is one try.
        writeItem(sessionStore(), TRIES_KEY, JSON.stringify([tries + 1, Date.now()]));
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

function takeTries(): number {
  const stored = readJson(sessionStore(), TRIES_KEY);
  removeItem(sessionStore(), TRIES_KEY);
  const [tries, at] = Array.isArray(stored) ? stored.map(Number) : [];
  return tries && at && Date.now() - at < MEMORY_MS ? tries : 0;
}
