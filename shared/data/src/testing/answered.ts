import { ApiError } from '../core/api-error.ts';
import type { Call, CallResult } from '../core/call.ts';
import { createQueryCall } from '../core/create-call.ts';
import type { SourceRequest } from '../core/operation.ts';
import { decodeResponse } from '../steps/decode-response.ts';
import { gatherParts } from '../steps/gather-parts.ts';
import type { AnyQuery } from './decoded-shapes.ts';
import { createFakeClock } from './fake-clock.ts';

/** What a query gives when a service answers each of its requests with this body and status 200, or the error that it throws. */
export async function answered(
  query: AnyQuery,
  variables: object,
  bodyFor: (request: SourceRequest) => unknown,
): Promise<CallResult | ApiError> {
  const clock = createFakeClock();
  const decode = decodeResponse({ clock, onMalformed: () => {}, effects: {} });
  const handle = (call: Call) => {
    const body = bodyFor(call.request());
    return decode(call, { status: 200, headers: new Headers(), body, unreadable: false }, clock.now());
  };
  try {
    return await gatherParts()(handle)(createQueryCall(query, variables, { token: 'token' }));
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
