import { ApiError } from '../core/api-error.ts';
import type { Call, CallResult, Step } from '../core/call.ts';
import { noted } from '../core/call-context.ts';
import { ON_PARTIAL } from '../core/create-call.ts';
import type { FlightPriority } from '../core/priority.ts';

interface Flight {
  readonly response: Promise<CallResult>;
  readonly abort: AbortController;
  readonly priority: FlightPriority;
  callers: number;
  /** What has come so far, for callers that join later. */
  partial: CallResult | undefined;
  readonly onPartial: Set<(result: CallResult) => void>;
}

/** One flight per cache key. It is aborted when its last caller leaves, and takes the highest priority of them all. */
export function shareInFlight(onRaise: (call: Call) => void = () => {}): Step {
  const flights = new Map<string, Flight>();
  return (next) => (call) => {
    let flight = flights.get(call.key);
    if (flight && !flight.abort.signal.aborted) {
      flight.priority.raise(call.priority.current());
      onRaise(call);
    } else {
      const abort = new AbortController();
      const onPartial: Flight['onPartial'] = new Set();
      const response = next({
        ...noted(call, ON_PARTIAL, (result) => {
          started.partial = result;
          for (const listener of [...onPartial]) listener(result);
        }),
        signal: abort.signal,
      });
      const started: Flight = {
        response,
        abort,
        priority: call.priority,
        callers: 0,
        partial: undefined,
        onPartial,
      };
      const land = () => {
        if (flights.get(call.key) === started) flights.delete(call.key);
      };
      response.then(land, land);
      flights.set(call.key, started);
      flight = started;
    }
    return join(flight, call, () => new ApiError('aborted', { source: call.source }));
  };
}

function join(flight: Flight, { signal, context }: Call, cancelled: () => ApiError): Promise<CallResult> {
  const onPartial = context.get(ON_PARTIAL);
  flight.callers += 1;
  if (onPartial) {
    flight.onPartial.add(onPartial);
    if (flight.partial) onPartial(flight.partial);
  }
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', onAbort);
      if (onPartial) flight.onPartial.delete(onPartial);
      flight.callers -= 1;
    };
    const onAbort = () => {
      leave();
      if (flight.callers === 0) flight.abort.abort();
      reject(cancelled());
    };
    flight.response.then(
      (response) => {
        leave();
        resolve(response);
      },
      (error: unknown) => {
        leave();
        reject(error);
      },
    );
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
  });
}
