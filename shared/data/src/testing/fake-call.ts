import type { Call, CallResult } from '../core/call.ts';
import { createFlightPriority } from '../core/priority.ts';

/** A call with every member that steps read; each test sets its own. */
export function fakeCall(changes: Partial<Call> = {}): Call {
  return {
    kind: 'query',
    operation: 'things',
    source: 'tracker',
    key: 'anonymous/things/1/{}',
    shape: 1,
    mode: 'default',
    rule: { type: 'default', expiresInSeconds: 1000, freshForSeconds: 100 },
    priority: createFlightPriority('interactive'),
    signal: new AbortController().signal,
    token: undefined,
    request: () => ({ kind: 'graphql', query: 'query Things { Things }', variables: {} }),
    decode: (payload) => payload,
    gather: undefined,
    repeatable: true,
    closing: false,
    onSent: () => {},
    report: () => {},
    ...changes,
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
