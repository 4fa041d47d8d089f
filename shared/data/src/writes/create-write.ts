import type { AuthStore } from '../auth/auth-store.ts';
import type { Cache } from '../cache/cache.ts';
import { operationOfKey } from '../core/cache-key.ts';
import type { Call, Handler } from '../core/call.ts';
import type { WriteOperation } from '../core/operation.ts';
import { createUrgency } from '../core/urgency.ts';
import type { SendWay } from './writer.ts';

/** Sends one change. Rejects with ApiError; only status 200 resolves. */
export type Write = <V, D>(operation: WriteOperation<V, D>, variables: V, way?: SendWay) => Promise<D>;

/** Sends changes through the pipeline; confirmed, one makes kept answers that it outdates be asked for again. */
export function createWrite({ auth, cache, handle }: WriteOptions): Write {
  return async <V, D>(operation: WriteOperation<V, D>, variables: V, way: SendWay = AT_ONCE): Promise<D> => {
    const answer = await handle(createWriteCall(operation, variables, auth.token(), way));
    const { outdates = [] } = operation;
    if (outdates.length > 0) void cache.outdate((key) => outdates.includes(operationOfKey(key)));
    // The value is what this operation's own decode made.
    return answer.value as D;
  };
}

export interface WriteOptions {
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
  operation: WriteOperation<V, D>,
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
    urgency: createUrgency('interactive'),
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
