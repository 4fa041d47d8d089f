import type { Call, CallResult } from '../core/call.ts';
import { type ContextKey, NO_CONTEXT } from '../core/call-context.ts';
import {
  CLOSING,
  EFFECTS,
  GATHER,
  JSON_API,
  MAX_ATTEMPTS,
  ON_PARTIAL,
  ON_SENT,
  PREFETCHED,
  REPEATABLE,
  SHAPE,
  TAKES_PREFETCHED,
} from '../core/call-keys.ts';
import { createFlightPriority } from '../core/priority.ts';
import { IS_PROBE } from '../steps/ask-circuit-breaker.ts';
import { REPORT } from '../steps/note-limits.ts';

/** What steps and callers can note about a call, by the names that tests use. */
const NOTES = {
  shape: SHAPE,
  gather: GATHER,
  onPartial: ON_PARTIAL,
  jsonApi: JSON_API,
  effects: EFFECTS,
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

/** The members of a call, and what is noted about it. */
export type FakeChanges = Partial<Call> & Notes;

/** A call with every member that steps read; each test sets its own. */
export function fakeCall(changes: FakeChanges = {}): Call {
  const members = Object.entries(changes).filter(([name]) => !(name in NOTES));
  let context = NO_CONTEXT.with(SHAPE, 1);
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
