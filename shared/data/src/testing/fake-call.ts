import type { Answer, Call } from '../core/call.ts';
import { createFlightPriority } from '../core/priority.ts';

/** A call with everything a step may look at; each test names what it is about. */
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

export function fakeResult(value: unknown, storedAt = 0): Answer {
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
