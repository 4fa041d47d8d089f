/** A manifest, an entry and chunks each have a deadline of their own; together they may take no longer than this. */
const DEADLINE_S = 12;

/** The promise's own end, or a rejection that names the deadline: what is waited for may still arrive for a later try. */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`loading passed its deadline of ${DEADLINE_S} s`));
    const timer = setTimeout(late, DEADLINE_S * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
