import { LOAD_DEADLINE_MS } from './fetch-json.ts';

/** Manifest, entry and chunks each have the loading deadline; together they may take no longer than this. */
const TOTAL_DEADLINE_MS = LOAD_DEADLINE_MS * 1.5;

/** The promise's own end, or a rejection that names the deadline: what is waited for may still arrive for a later try. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`loading passed its deadline of ${TOTAL_DEADLINE_MS / 1000} s`)),
      TOTAL_DEADLINE_MS,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
