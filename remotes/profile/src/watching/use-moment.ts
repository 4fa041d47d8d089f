import { useEffect, useReducer } from 'react';
import { wakeAt } from './wake-clock.ts';

/**
 * What `describe` says of this moment, said again when its `changesAtMs` (milliseconds since 1970) has come. Without
 * one it stands still.
 */
export function useMoment<T extends { readonly changesAtMs: number | undefined }>(
  describe: (nowMs: number) => T,
): T {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const said = describe(Date.now());
  const { changesAtMs } = said;
  useEffect(() => {
    if (changesAtMs === undefined || changesAtMs === Number.POSITIVE_INFINITY) return;
    return wakeAt(changesAtMs, again);
  }, [changesAtMs]);
  return said;
}
