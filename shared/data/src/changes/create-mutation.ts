import { type AuthStore, pageAuth } from '../auth/auth-store.ts';
import { type Cache, pageCache } from '../cache/cache.ts';
import { clearFirstScreenCache } from '../cache/clear-first-screens.ts';
import { dependencyOfKey, operationOfKey } from '../core/cache-key.ts';
import type { Call, Handler } from '../core/call.ts';
import { NO_CONTEXT } from '../core/call-context.ts';
import { CLOSING, ON_SENT, REPEATABLE } from '../core/call-keys.ts';
import type { MutationOperation } from '../core/operation.ts';
import { pageHandle, pageStorage } from '../core/page.ts';
import { createFlightPriority } from '../core/priority.ts';
import type { SendOptions } from './change-service.ts';

/** Sends one mutation. Rejects with ApiError; only status 200 resolves. */
export type CreatedMutation = <V, D>(
  operation: MutationOperation<V, D>,
  variables: V,
  options?: SendOptions,
) => Promise<D>;

/** Sends mutations through the pipeline. A confirmed one marks the cached results that it invalidates as stale. */
export function createMutation({
  auth = pageAuth(),
  cache = pageCache(),
  handle = pageHandle(),
  storage = pageStorage(),
}: Partial<MutationOptions> = {}): CreatedMutation {
  return async <V, D>(
    operation: MutationOperation<V, D>,
    variables: V,
    options: SendOptions = AT_ONCE,
  ): Promise<D> => {
    const response = await handle(
      createMutationCall(operation, variables, options.token ?? auth.token(), options),
    );
    // It may show in any stored screen, and in any response that the boot script of the next page would use.
    clearFirstScreenCache(storage);
    const { invalidates = [], changes } = operation;
    if (changes !== undefined || invalidates.length > 0) {
      void cache.invalidate(
        (key) =>
          invalidates.includes(operationOfKey(key)) ||
          (changes !== undefined && dependencyOfKey(key) === changes),
      );
    }
    // The value is what this operation's own decode made.
    return response.value as D;
  };
}

export interface MutationOptions {
  readonly auth: Pick<AuthStore, 'token'>;
  readonly cache: Cache;
  readonly handle: Handler;
  readonly storage: Storage | undefined;
}

const AT_ONCE: SendOptions = {
  closing: false,
  signal: new AbortController().signal,
  onSent: () => {},
};

/** Throws an Error when signed out: a page must not offer a change then. */
function createMutationCall<V, D>(
  operation: MutationOperation<V, D>,
  variables: V,
  token: string | undefined,
  { closing, signal, onSent }: SendOptions,
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
    context: NO_CONTEXT.with(REPEATABLE, operation.repeatable).with(CLOSING, closing).with(ON_SENT, onSent),
  };
}
