import { trackerRefusal } from './limits.ts';
import type { HttpResponse } from './message.ts';

/** A fault that a test injects. */
export type Fault = {
  service: string;
  /** GraphQL operation name or path (a trailing * matches any rest); every request of the service without it. */
  operation?: string;
  /**
   * HTTP status of the response that replaces the real one. 429 of the tracker is its real refusal, which no script can
   * read, unless there are `headers`: those can be read, as if the service had sent and exposed them.
   */
  status?: number;
  headers?: Record<string, string>;
  /** Sent as it is when a string, so that it may be broken JSON; as JSON otherwise. */
  body?: unknown;
  /** The request is carried out before it is answered with the fault: a mutation changes what it changes. */
  isCarriedOut?: boolean;
  delayMs?: number;
  /** "cors": no CORS headers; "reset": the connection is cut. */
  abort?: 'cors' | 'reset';
  /** How many requests it meets; 1 when left out. */
  times?: number;
};

type Armed = Fault & { left: number };

/** Faults wait in a row; each request meets the first that fits it. */
export class Faults {
  private armed: Armed[] = [];

  add(faults: readonly Fault[]): void {
    this.armed.push(...faults.map((fault) => ({ ...fault, left: fault.times ?? 1 })));
  }

  clear(): void {
    this.armed = [];
  }

  get waiting(): readonly Fault[] {
    return this.armed;
  }

  take(service: string, operation: string, path: string): Fault | undefined {
    const fault = this.armed.find(
      (one) =>
        one.service === service &&
        (one.operation === undefined || matches(one.operation, operation) || matches(one.operation, path)),
    );
    if (fault !== undefined) {
      fault.left -= 1;
      this.armed = this.armed.filter((one) => one.left > 0);
    }
    return fault;
  }
}

/** The response that a fault gives instead of the real one; undefined lets the request through. */
export function faultResponse(fault: Fault, service: string): HttpResponse | undefined {
  if (fault.status === undefined && fault.body === undefined) {
    return undefined;
  }
  const status = fault.status ?? 200;
  if (service === 'tracker' && status === 429 && fault.headers === undefined) return trackerRefusal();
  const body =
    fault.body ??
    (service === 'tracker'
      ? {
          data: null,
          errors: [{ message: status === 429 ? 'Too Many Requests.' : 'Internal Server Error', status }],
        }
      : { status, message: 'Something went wrong' });
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(service === 'tracker' && status === 429 && fault.headers !== undefined
        ? { 'Access-Control-Expose-Headers': Object.keys(fault.headers).join(', ') }
        : {}),
      ...fault.headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

function matches(wanted: string, actual: string): boolean {
  return wanted.endsWith('*') ? actual.startsWith(wanted.slice(0, -1)) : wanted === actual;
}
