import type { Fault } from '@tsugi/sandbox/client';

/** An error response of the tracker, in its form. */
export function trackerRefusal(status: number, message: string): Fault {
  return { service: 'tracker', status, body: { data: null, errors: [{ message, status }] } };
}

/** An error response of the MAL-style service. */
export function malRefusal(status: number, message: string): Fault {
  return { service: 'mal', status, body: { status, type: 'HttpException', message, error: null } };
}
