import { pageAuth } from '../auth/auth-store.ts';
import { createQueryCall, type ReadOptions } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { pageHandle } from '../core/page.ts';
import { pageOptimistic } from './create-optimistic-layer.ts';

/** `read` for commands, which act on what the user sees: with the changes that the response does not contain yet. Rejects with an ApiError. */
export async function readWithChanges<V, D>(
  operation: QueryOperation<V, D>,
  variables: V,
  options: Omit<ReadOptions, 'onMissing'> = {},
): Promise<D> {
  const call = createQueryCall(operation, variables, { token: pageAuth().token(), ...options });
  const { value, storedAt } = await pageHandle()(call);
  // The value is what this operation's own decode made.
  const data = value as D;
  return operation.optimistic?.(data, (kind, id) => pageOptimistic().lookup(kind, id, storedAt)) ?? data;
}
