import type { CacheMode } from '../core/cache-rule.ts';
import type { MissingPart } from '../core/call.ts';
import { createQueryCall } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import type { Priority } from '../core/priority.ts';
import { layer, peekLayer } from '../layer.ts';

export interface ReadOptions {
  /** In place of the operation's own mode. */
  readonly mode?: CacheMode;
  /** `interactive` when left out. */
  readonly priority?: Priority;
  readonly signal?: AbortSignal;
  /** Called before the result when the service could not give parts of it. */
  readonly onMissing?: (missing: readonly MissingPart[]) => void;
}

/** Asks once. Rejects with an ApiError; an older response is better than an error that only says "not now". */
export async function read<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  options: ReadOptions = {},
): Promise<D> {
  const { auth, handle } = layer();
  const response = await handle(createQueryCall(operation, variables, { token: auth.token(), ...options }));
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
  if (!peekLayer()) return;
  // The component that shows the data reads it again, and then shows the error.
  const settled = read(operation, variables, { priority }).catch(() => {});
  if (priority === 'interactive') expectForFirstPage(settled);
}

/** The shell renders the first page when this has settled. @param settled never rejects */
export function expectForFirstPage(settled: Promise<unknown>): void {
  expected.add(settled);
  settled.then(() => expected.delete(settled));
}

const expected = new Set<Promise<unknown>>();

/** Settles when everything that the first page expects up to now is there, or has failed. */
export function whenPrefetched(): Promise<unknown> {
  return Promise.all(expected);
}
