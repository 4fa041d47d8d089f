import { ApiError } from '../api-error.ts';
import type { Answer, Call, Step } from '../core/call.ts';
import type { FlightPriority } from '../core/priority.ts';

interface Flight {
  readonly answer: Promise<Answer>;
  readonly abort: AbortController;
  readonly priority: FlightPriority;
  callers: number;
}

/** One flight per cache key. It is aborted when its last caller leaves, and takes the highest priority of them all. */
export function shareInFlight(onRaise: (call: Call) => void = () => {}): Step {
  const flights = new Map<string, Flight>();
  return (next) => (call) => {
    // Two equal writes are two changes.
    if (call.kind === 'write') return next(call);
    let flight = flights.get(call.key);
    if (flight && !flight.abort.signal.aborted) {
      flight.priority.raise(call.priority.current());
      onRaise(call);
    } else {
      const abort = new AbortController();
      const answer = next({ ...call, signal: abort.signal });
      const started: Flight = { answer, abort, priority: call.priority, callers: 0 };
      const land = () => {
        if (flights.get(call.key) === started) flights.delete(call.key);
      };
      answer.then(land, land);
      flights.set(call.key, started);
      flight = started;
    }
    return join(flight, call.signal, () => new ApiError('aborted', { source: call.source }));
  };
}

function join(flight: Flight, signal: AbortSignal, cancelled: () => ApiError): Promise<Answer> {
  flight.callers += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener('abort', onAbort);
      flight.callers -= 1;
    };
    const onAbort = () => {
      leave();
      if (flight.callers === 0) flight.abort.abort();
      reject(cancelled());
    };
    flight.answer.then(
      (answer) => {
        leave();
        resolve(answer);
      },
      (error: unknown) => {
        leave();
        reject(error);
      },
    );
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
