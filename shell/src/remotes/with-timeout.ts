import { START_POLICY } from '../start-policy.ts';

/** Rejects when the promise does not settle in time. The work goes on, and a retry may find it done. */
export function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new Error(`loading passed its deadline of ${START_POLICY.pageCodeMs / 1000} s`));
    const timer = setTimeout(late, START_POLICY.pageCodeMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
