import { ApiError } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { CLOSING, PREFETCHED } from '../core/call-keys.ts';
import type { Clock } from '../core/clock.ts';
import { fingerprint } from '../core/fingerprint.ts';
import type { SharedState } from '../core/shared-state.ts';
import { sleep } from '../core/sleep.ts';
import type { SourceName } from '../core/source-name.ts';
import {
  type Admission,
  admit,
  type CircuitFailure,
  type CircuitState,
  failed,
  isHolding,
  openOf,
  probeReleased,
  probeStarted,
  succeeded,
} from './circuit-state.ts';

/** The circuit breaker of one service, shared by all tabs. */
export interface CircuitBreaker {
  /** Resolves when the call may be sent. Rejects with the ApiError that takes the place of its response. */
  readonly admit: (call: Call) => Promise<Permit>;
  /** Nothing but what the user forces is sent now. */
  readonly isHolding: () => boolean;
  /** The service's text and until when nothing is sent; undefined while requests pass. */
  readonly openCircuit: () => OpenCircuit | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface OpenCircuit {
  readonly message: string | undefined;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** One call that was let through; it ends with exactly one of these. */
export interface Permit {
  readonly isProbe: boolean;
  readonly succeeded: () => void;
  readonly failed: (error: unknown) => void;
}

export interface CircuitBreakerOptions {
  readonly source: SourceName;
  readonly clock: Clock;
  readonly state: SharedState<CircuitState>;
  /** Unique among tabs. */
  readonly newId: () => string;
}

/** How often the outcome of another call's probe is looked for. */
const POLL_MS = 250;

/** These say that the service works: it looked at what was asked. */
const SERVICE_RESPONDED = new Set(['not-found', 'validation', 'invalid-token']);

export function createCircuitBreaker(options: CircuitBreakerOptions): CircuitBreaker {
  const { source, clock, state, newId } = options;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const change = (to: (known: CircuitState) => CircuitState) => {
    const known = state.peek();
    // Most calls succeed while the circuit is closed: nothing is written then.
    if (to(known) === known) return;
    state.note(to);
    notify();
  };

  /** Two tabs that ask at the same time: the shared state lets one of them be the probe. */
  const reserveProbe = async (request: Parameters<typeof admit>[1], id: string): Promise<Admission> => {
    let admission: Admission = { verdict: 'pass' };
    await state.update((known) => {
      const now = clock.now();
      admission = admit(known, request, now);
      return admission.verdict === 'probe' ? probeStarted(known, id, now) : known;
    });
    notify();
    return admission;
  };

  const permit = (call: Call, id: string | undefined): Permit => {
    const key = keyOf(call);
    return {
      isProbe: id !== undefined,
      succeeded: () => change((known) => succeeded(known, key)),
      failed: (error) => {
        if (error instanceof ApiError && SERVICE_RESPONDED.has(error.kind)) {
          change((known) => succeeded(known, key));
          return;
        }
        const failure = failureOf(call, error, clock.now());
        if (failure) change((known) => failed(known, failure, id, clock.now()));
        else if (id !== undefined) change((known) => probeReleased(known, id));
      },
    };
  };

  return {
    admit: async (call) => {
      // It was sent before the breaker could be asked.
      if (call.context.get(PREFETCHED)?.isWaiting()) return permit(call, undefined);
      const isInteractive = call.priority.current() === 'interactive';
      const request = {
        key: keyOf(call),
        isInteractive: isInteractive && call.kind === 'query',
        isUserAction: isInteractive && !call.context.get(CLOSING),
        isForced: isInteractive && call.mode === 'reload',
      };
      for (;;) {
        let admission = admit(state.peek(), request, clock.now());
        const id = admission.verdict === 'probe' ? newId() : undefined;
        if (id !== undefined) admission = await reserveProbe(request, id);
        switch (admission.verdict) {
          case 'probe':
            return permit(call, id);
          case 'pass':
            return permit(call, undefined);
          case 'rest':
            throw errorOf(admission.failure);
          case 'refuse': {
            // The circuit may have been opened by another tab.
            notify();
            const { status, message } = admission.open;
            throw new ApiError('unavailable', {
              source,
              retryAfterMs: Math.max(0, admission.until - clock.now()),
              ...(status === undefined ? {} : { status }),
              ...(message === undefined ? {} : { detail: message }),
            });
          }
          default:
            await sleep(clock, POLL_MS, call.signal, source);
        }
      }
    },
    isHolding: () => isHolding(state.peek(), clock.now()),
    openCircuit: () => {
      const known = state.peek();
      const open = openOf(known, clock.now());
      if (!open || !isHolding(known, clock.now())) return undefined;
      return { message: open.message, until: Math.max(open.probeAt, open.probe?.until ?? 0) };
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function errorOf({ kind, status, message, noResponse }: CircuitFailure): ApiError {
    return new ApiError(kind, {
      source,
      noResponse,
      ...(status === undefined ? {} : { status }),
      ...(message === undefined ? {} : { detail: message }),
    });
  }
}

/** Stored in place of the cache key, which contains variables and may be long. */
function keyOf(call: Call): string {
  return call.kind === 'write' ? '' : fingerprint(call.key);
}

/** Undefined for errors that say nothing about the service: a limit, no connection, a caller that left. */
function failureOf(call: Call, error: unknown, at: number): CircuitFailure | undefined {
  if (!(error instanceof ApiError) || (error.kind !== 'server' && error.kind !== 'unavailable'))
    return undefined;
  return {
    operation: call.operation,
    key: keyOf(call),
    at,
    isInteractive: call.kind === 'query' && call.priority.current() === 'interactive',
    kind: error.kind,
    noResponse: error.noResponse,
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(error.detail === undefined ? {} : { message: error.detail }),
  };
}
