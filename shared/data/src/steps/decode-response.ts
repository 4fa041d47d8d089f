import { ApiError } from '../api-error.ts';
import type { Call, Handler } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import type { RawResponse } from '../core/raw-response.ts';
import { readGraphqlFailure } from '../sources/read-graphql-failure.ts';
import { readJsonFailure } from '../sources/read-json-failure.ts';
import { readTrackerFailure } from '../sources/tracker/read-failure.ts';
import { readPartial } from '../sources/tracker/read-partial.ts';
import { rateReport, retryAfterOf } from './rate-report.ts';
import type { Send } from './send.ts';

export interface DecodeOptions {
  readonly clock: Clock;
  /** An Error that names the operation whose result has another shape; for developers. */
  readonly onMalformed: (operation: string, cause: unknown) => void;
  /** The viewer's number of unread notifications, with a response that tells it. */
  readonly onUnread: (unread: UnreadReport) => void;
}

export interface UnreadReport {
  readonly count: number;
  /** When the request was sent, in milliseconds since 1970; of a reset, when its response arrived. */
  readonly askedAt: number;
  readonly token: string | undefined;
}

/** Status, envelope and shape: a value, or an ApiError that says what went wrong. */
export function decodeResponse({ clock, onMalformed, onUnread }: DecodeOptions): (send: Send) => Handler {
  return (send) => async (call) => {
    // The response lacks what changed after the request was sent.
    const askedAt = clock.now();
    const raw = await send(call);
    const refusal = readFailure(call, raw, retryAfterOf(raw.headers, clock.now()));
    // Changes are strict: only a response without errors confirms one.
    const missing =
      refusal && isGraphql(call) && call.kind === 'query' ? readPartial(raw.status, raw.body) : undefined;
    const failure = missing ? undefined : refusal;
    // A status inside a 200 counts like one outside.
    call.report({
      ...rateReport(failure?.status ?? raw.status, raw.headers, clock.now()),
      ...(failure?.detail === undefined ? {} : { message: failure.detail }),
    });
    if (failure) throw failure;
    if (raw.unreadable) throw malformed(call, raw, 'the response is no JSON');
    try {
      const payload = payloadOf(call, raw.body);
      if (!missing && isForeign(call, payload)) throw new TypeError('the response to another document');
      const value = await call.decode(payload);
      const count = call.unreadAfter?.(payload);
      const { token } = call;
      // Every count that was asked for before the reset arrived may be of the time before it.
      if (count === 'reset') onUnread({ count: 0, askedAt: clock.now(), token });
      else if (count !== undefined) onUnread({ count, askedAt, token });
      return { value, storedAt: askedAt, ...(missing ? { missing } : {}) };
    } catch (cause) {
      // What the result cannot do without is among what is missing: the service has said why.
      if (missing && refusal) throw refusal;
      if (cause instanceof ApiError) throw cause;
      throw malformed(call, raw, cause);
    }
  };

  function malformed(call: Call, raw: RawResponse, cause: unknown): ApiError {
    onMalformed(call.operation, cause);
    return new ApiError('malformed', { source: call.source, status: raw.status, cause });
  }
}

function readFailure(call: Call, raw: RawResponse, retryAfterMs: number | undefined): ApiError | undefined {
  if (call.source !== 'tracker') {
    const read = isGraphql(call) ? readGraphqlFailure : readJsonFailure;
    return read(call.source, raw.status, raw.body, retryAfterMs);
  }
  return readTrackerFailure(raw.status, raw.body, retryAfterMs, call.token !== undefined);
}

function payloadOf(call: Call, body: unknown): unknown {
  if (!isGraphql(call)) return body;
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) throw new TypeError('the response has no data');
  return data;
}

function isGraphql(call: Call): boolean {
  return call.source === 'tracker' || (call.source === 'themes' && call.request().kind === 'graphql');
}

/** A cache in between may hand out the response to another document: it would read as an empty result. */
function isForeign(call: Call, payload: unknown): boolean {
  const request = call.request();
  if (request.kind !== 'graphql' || typeof payload !== 'object' || payload === null) return false;
  const names = Object.keys(payload);
  return names.length > 0 && !names.some((name) => request.query.includes(name));
}
