import { pageAuth } from '../auth/auth-store.ts';
import { createQueryCall, type ReadOptions } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { pageHandle } from '../core/page.ts';

/** Asks once. Rejects with an ApiError; an older response is better than an error that only says "not now". */
export async function read<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  options: ReadOptions = {},
): Promise<D> {
  const call = createQueryCall(operation, variables, { token: pageAuth().token(), ...options });
  const response = await pageHandle()(call);
  if (response.missing) options.onMissing?.(response.missing);
  // The value is what this operation's own decode made.
  return response.value as D;
}

/** Warms the cache. Never throws; `prefetch` priority gives up quietly when the service has little left for us. */
export function prefetch<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  { priority = 'prefetch' }: { readonly priority?: 'interactive' | 'prefetch' } = {},
): void {
  if (!pageHandle.peek()) return;
  // The component that shows the data reads it again, and then shows the error.
  const settled = read(operation, variables, { priority }).catch(() => {});
  if (priority === 'interactive') expectForInitialPage(settled);
}

/** The shell renders the first page when this has settled. @param settled never rejects */
export function expectForInitialPage(settled: Promise<unknown>): void {
  expected.add(settled);
  settled.then(() => expected.delete(settled));
}

const expected = new Set<Promise<unknown>>();

/** Settles when everything that the first page expects is there, or has failed: also what is asked for meanwhile. */
export async function whenPrefetched(): Promise<unknown> {
  while (expected.size > 0) await Promise.all(expected);
  return expected;
}
