import type { Call, CallResult } from '../core/call.ts';
import { type ContextKey, NO_CONTEXT } from '../core/call-context.ts';
import {
  CLOSING,
  MAX_ATTEMPTS,
  ON_SENT,
  PREFETCHED,
  REPEATABLE,
  TAKES_PREFETCHED,
} from '../core/call-keys.ts';
import { GATHER, ON_PARTIAL, QUERY } from '../core/create-call.ts';
import type { QueryOperation } from '../core/operation.ts';
import { createFlightPriority } from '../core/priority.ts';
import { IS_PROBE } from '../steps/ask-circuit-breaker.ts';
import { REPORT } from '../steps/note-limits.ts';

/** What steps and callers can note about a call, by the names that tests use. */
const NOTES = {
  gather: GATHER,
  onPartial: ON_PARTIAL,
  repeatable: REPEATABLE,
  maxAttempts: MAX_ATTEMPTS,
  isProbe: IS_PROBE,
  prefetched: PREFETCHED,
  takesPrefetched: TAKES_PREFETCHED,
  closing: CLOSING,
  onSent: ON_SENT,
  report: REPORT,
};

type Notes = { readonly [name in keyof typeof NOTES]?: (typeof NOTES)[name]['otherwise'] };

/** Members of the operation that single steps read. */
type Asked = Pick<Partial<QueryOperation<unknown, unknown>>, 'shape' | 'jsonApi' | 'effects'>;

/** The members of a call, what is noted about it, and members of its operation. */
export type FakeChanges = Partial<Call> & Notes & Asked;

/** A call with every member that steps read; each test sets its own. */
export function fakeCall(changes: FakeChanges = {}): Call {
  const { shape = 1, jsonApi, effects, ...rest } = changes;
  const members = Object.entries(rest).filter(([name]) => !(name in NOTES));
  const operation: QueryOperation<unknown, unknown> = {
    kind: 'query',
    name: 'things',
    source: 'tracker',
    scope: 'viewer',
    shape,
    request: () => ({ kind: 'graphql', query: 'query Things { Things }', variables: {} }),
    decode: (payload) => payload,
    ...(jsonApi ? { jsonApi } : {}),
    ...(effects ? { effects } : {}),
  };
  // The steps take the variables from here alone.
  let context = NO_CONTEXT.with(QUERY, (use) => use(operation, {}));
  for (const [name, key] of Object.entries(NOTES)) {
    // Each name has the type of its own key.
    if (name in changes) context = context.with(key as ContextKey<unknown>, changes[name as keyof Notes]);
  }
  return {
    kind: 'query',
    operation: 'things',
    source: 'tracker',
    key: 'anonymous/things/1/{}',
    mode: 'default',
    rule: { type: 'default', expiresInSeconds: 1000, freshForSeconds: 100 },
    priority: createFlightPriority('interactive'),
    signal: new AbortController().signal,
    token: undefined,
    request: () => ({ kind: 'graphql', query: 'query Things { Things }', variables: {} }),
    decode: (payload) => payload,
    context,
    ...Object.fromEntries(members),
  };
}

export function fakeResult(value: unknown, storedAt = 0): CallResult {
  return { value, storedAt };
}

/** A promise with its ends outside. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
