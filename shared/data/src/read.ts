import type { CacheMode } from './core/cache-rule.ts';
import type { QueryOperation } from './core/operation.ts';
import type { Priority } from './core/priority.ts';
import { createQueryCall } from './create-call.ts';
import { layer, peekLayer } from './layer.ts';

export interface ReadOptions {
  /** In place of the operation's own mode. */
  readonly mode?: CacheMode;
  /** `interactive` when left out. */
  readonly priority?: Priority;
  readonly signal?: AbortSignal;
}

/** Asks once. Rejects with an ApiError; an older answer is better than an error that only says "not now". */
export async function read<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  options: ReadOptions = {},
): Promise<D> {
  const { auth, handle } = layer();
  const answer = await handle(createQueryCall(operation, variables, { token: auth.token(), ...options }));
  // The value is what this operation's own decode made.
  return answer.value as D;
}

/** Warms the cache. Never throws; `prefetch` priority gives up quietly when the service has little left for us. */
export function prefetch<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  { priority = 'prefetch' }: { readonly priority?: 'interactive' | 'prefetch' } = {},
): void {
  if (!peekLayer()) return;
  // Whoever shows the data asks for it again, and then sees what went wrong.
  const answered = read(operation, variables, { priority }).catch(() => {});
  if (priority !== 'interactive') return;
  expected.add(answered);
  answered.then(() => expected.delete(answered));
}

const expected = new Set<Promise<unknown>>();

/** Settles when every interactive prefetch up to now has its answer in memory, or has failed. */
export function whenPrefetched(): Promise<unknown> {
  return Promise.all(expected);
}
