import type { SourceStatus } from '@tsugi/data/status';
import { useState } from 'react';

/** Shorter waits are over before a sentence about them has been read. Milliseconds. */
const WORTH_SAYING_MS = 4_000;

type Wait = NonNullable<SourceStatus['wait']>;

/** A wait that is worth a message, with its whole length. It is one message until it ends, also when it grows. */
export function useLongWait(wait: Wait | undefined): (Wait & { readonly totalMs: number }) | undefined {
  const [shown, setShown] = useState<{ readonly wait: Wait; readonly totalMs: number }>();
  if (wait === undefined) {
    if (shown) setShown(undefined);
    return undefined;
  }
  if (shown?.wait.until === wait.until) return { ...wait, totalMs: shown.totalMs };
  const leftMs = wait.until - Date.now();
  if (!shown && leftMs < WORTH_SAYING_MS) return undefined;
  const totalMs = Math.max(leftMs, shown?.totalMs ?? 0);
  setShown({ wait, totalMs });
  return { ...wait, totalMs };
}
