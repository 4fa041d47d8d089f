/** Limit for manifest, entry and chunks together; each has a timeout of its own too. Seconds. */
const DEADLINE_S = 12;

/** Rejects when the promise does not settle in time. The work goes on, and a retry may find it done. */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`loading passed its deadline of ${DEADLINE_S} s`));
    const timer = setTimeout(late, DEADLINE_S * 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
