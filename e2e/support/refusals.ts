import type { Fault } from '@tsugi/sandbox/client';

/** An error response of the tracker, in its form. */
export function trackerRefusal(status: number, message: string): Fault {
  return { service: 'tracker', status, body: { data: null, errors: [{ message, status }] } };
}

/** A refused token, in the tracker's form: the fields of the document are there, without their data. */
export function refusedToken(operation?: string): Fault {
  const body = { data: { Page: null }, errors: [{ message: 'Invalid token', status: 400 }] };
  return { service: 'tracker', status: 400, body, ...(operation ? { operation } : {}) };
}

/** The next request (of an operation) is refused for its token, and so is the check that follows: the sign-in is over. */
export function endedSignIn(operation?: string): Fault[] {
  return [refusedToken(operation), refusedToken('SignInCheck')];
}

/** An error response of the MAL-style service. */
export function malRefusal(status: number, message: string): Fault {
  return { service: 'mal', status, body: { status, type: 'HttpException', message, error: null } };
}
