import type { AuthStore } from '../auth/auth-store.ts';
import type { Cache } from '../cache/cache.ts';
import { operationOfKey } from '../core/cache-key.ts';
import type { Handler } from '../core/call.ts';
import type { WriteOperation } from '../core/operation.ts';
import { createWriteCall } from '../create-call.ts';

/** Sends one change through the pipeline; confirmed, it makes kept answers that it outdates be asked for again. */
export function createWrite(auth: AuthStore, cache: Cache, handle: Handler) {
  return async <V, D>(operation: WriteOperation<V, D>, variables: V, closing = false): Promise<D> => {
    const answer = await handle(createWriteCall(operation, variables, { token: auth.token(), closing }));
    const { outdates = [] } = operation;
    if (outdates.length > 0) void cache.outdate((key) => outdates.includes(operationOfKey(key)));
    // The value is what this operation's own decode made.
    return answer.value as D;
  };
}
