import type { Fault } from '@tsugi/sandbox/client';

/** An answer of the tracker that refuses, in the form it has. */
export function trackerRefusal(status: number, message: string): Fault {
  return { service: 'tracker', status, body: { data: null, errors: [{ message, status }] } };
}

/** An answer of the MAL-style service that refuses. */
export function malRefusal(status: number, message: string): Fault {
  return { service: 'mal', status, body: { status, type: 'HttpException', message, error: null } };
}
