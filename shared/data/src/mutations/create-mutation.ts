import type { AuthStore } from '../auth/auth-store.ts';
import type { Cache } from '../cache/cache.ts';
import { operationOfKey } from '../core/cache-key.ts';
import type { Call, Handler } from '../core/call.ts';
import type { MutationOperation } from '../core/operation.ts';
import { createFlightPriority } from '../core/priority.ts';
import type { SendWay } from './mutation-queue.ts';

/** Sends one change. Rejects with ApiError; only status 200 resolves. */
export type Write = <V, D>(operation: MutationOperation<V, D>, variables: V, way?: SendWay) => Promise<D>;

/** Sends changes through the pipeline; confirmed, one makes kept answers that it invalidates be asked for again. */
export function createMutation({ auth, cache, handle }: MutationOptions): Write {
  return async <V, D>(
    operation: MutationOperation<V, D>,
    variables: V,
    way: SendWay = AT_ONCE,
  ): Promise<D> => {
    const answer = await handle(createWriteCall(operation, variables, auth.token(), way));
    const { invalidates = [] } = operation;
    if (invalidates.length > 0) void cache.invalidate((key) => invalidates.includes(operationOfKey(key)));
    // The value is what this operation's own decode made.
    return answer.value as D;
  };
}

export interface MutationOptions {
  readonly auth: AuthStore;
  readonly cache: Cache;
  readonly handle: Handler;
}

const AT_ONCE: SendWay = {
  closing: false,
  signal: new AbortController().signal,
  onSent: () => {},
  onAnswered: () => {},
};

/** Throws an Error when nobody is signed in: a page must not offer a change then. */
function createWriteCall<V, D>(
  operation: MutationOperation<V, D>,
  variables: V,
  token: string | undefined,
  { closing, signal, onSent, onAnswered }: SendWay,
): Call {
  if (token === undefined) throw new Error(`${operation.name}: a token is missing`);
  return {
    kind: 'write',
    operation: operation.name,
    source: operation.source,
    key: '',
    mode: 'no-store',
    rule: { type: 'no-store' },
    priority: createFlightPriority('interactive'),
    signal,
    token,
    request: () => operation.request(variables),
    decode: (payload) => operation.decode(payload, variables),
    gather: undefined,
    repeatable: operation.repeatable,
    closing,
    onSent,
    report: onAnswered,
  };
}
