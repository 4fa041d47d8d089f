import { ApiError } from '../core/api-error.ts';
import type { Call, CallResult, MissingPart } from '../core/call.ts';
import type { Clock } from '../core/clock.ts';
import { QUERY } from '../core/create-call.ts';
import type { AnyReceivers } from '../core/effect.ts';
import type { SourceRequest } from '../core/operation.ts';
import type { RawResponse } from '../core/raw-response.ts';
import { loadSource } from '../sources/load-source.ts';
import type { Source } from '../sources/source.ts';
import { type ReadValue, readValue, type WireType } from '../sources/wire/wire-type.ts';
import { REPORT, rateReport, retryAfterOf } from './note-limits.ts';

/** For the console. */
const UNREADABLE = 'unreadable';

export interface DecodeOptions {
  readonly clock: Clock;
  /** An Error that names the operation whose result has another shape; for developers. */
  readonly onMalformed: (operation: string, cause: unknown) => void;
  /** Who keeps what responses tell beside their results. */
  readonly effects: AnyReceivers;
}

/** @param askedAt when the request was sent: the response lacks what changed later */
export type DecodeResponse = (call: Call, raw: RawResponse, askedAt: number) => Promise<CallResult>;

/** Status, envelope and shape: a value, or an ApiError that says what went wrong. */
export function decodeResponse({ clock, onMalformed, effects }: DecodeOptions): DecodeResponse {
  return async (call, raw, askedAt) => {
    const source = await loadSource(call.source);
    const received = {
      request: call.request(),
      status: raw.status,
      body: raw.body,
      hasToken: call.token !== undefined,
      retryAfterMs: retryAfterOf(raw.headers, clock.now()),
    };
    const refusal = source.readFailure(received);
    // Changes are strict: only a response without errors confirms one.
    const missing = refusal && call.kind === 'query' ? source.readPartial(received) : undefined;
    const failure = missing ? undefined : refusal;
    // A status inside a 200 counts like one outside.
    call.context.get(REPORT)({
      ...rateReport(failure?.status ?? raw.status, raw.headers, clock.now()),
      message: failure?.detail,
    });
    if (failure) throw failure;
    if (raw.unreadable) throw malformed(call, raw, 'the response is no JSON');
    let unread: readonly string[] = [];
    try {
      const { request } = received;
      const whole = source.payloadOf(received);
      if (!missing && isForeign(request, whole)) throw new TypeError('the response to another document');
      const { value: payload, dropped: unfitParts } = readPayload(source, { ...call, request }, whole);
      unread = unfitParts;
      const { value, dropped: unfitResults } = readResult(source, call, await call.decode(payload));
      const dropped = [...unfitParts, ...unfitResults];
      if (value === null && unfitResults.length > 0) throw unfit(dropped);
      if (dropped.length > 0) onMalformed(call.operation, unfit(dropped));
      for (const [name, told] of toldBy(call, payload)) {
        if (told === undefined || told === null) continue;
        // The operation and the receiver of this name have one type.
        effects[name]?.({ value: told as never, askedAt, arrivedAt: clock.now(), token: call.token });
      }
      // The user is told which part it is, and that it can be asked for again; the reason is for the console.
      const unreadable = dropped.map((path): MissingPart => ({ path, message: UNREADABLE }));
      const lost = [...(missing ?? []), ...(call.kind === 'query' ? unreadable : [])];
      return { value, storedAt: askedAt, ...(lost.length > 0 ? { missing: lost } : {}) };
    } catch (cause) {
      // What the result cannot do without is among what is missing: the service has said why.
      if (missing && refusal) throw refusal;
      // Not what the service does not have, but what could not be read of it.
      if (unread.length > 0) throw malformed(call, raw, unfit(unread, cause));
      if (cause instanceof ApiError) throw cause;
      throw malformed(call, raw, cause);
    }
  };

  function malformed(call: Call, raw: RawResponse, cause: unknown): ApiError {
    onMalformed(call.operation, cause);
    return new ApiError('malformed', { source: call.source, status: raw.status, cause });
  }
}

/** What the payload changes beside the result, by name. */
function toldBy(call: Call, payload: unknown): readonly (readonly [name: string, told: unknown])[] {
  const told = call.context.get(QUERY)?.(({ effects, unreadAfter }, variables) =>
    Object.entries(effects ?? { unreadNotifications: unreadAfter }).map(
      ([name, tell]) => [name, tell?.(payload, variables)] as const,
    ),
  );
  return told ?? [];
}

function unfit(paths: readonly string[], cause?: unknown): TypeError {
  return new TypeError(`unlike its type: ${paths.join(', ')}`, { cause });
}

/** A cache in between may hand out the response to another document: it would read as an empty result. */
function isForeign(request: SourceRequest, payload: unknown): boolean {
  if (request.kind !== 'graphql' || typeof payload !== 'object' || payload === null) return false;
  const names = Object.keys(payload);
  return names.length > 0 && !names.some((name) => request.query.includes(name));
}

interface Asked {
  readonly operation: string;
  readonly request: SourceRequest;
}

/**
 * A payload as the operation's wire type promises it: without what does not fit. Every decoder reads payloads that have passed
 * this, so that a response that breaks its schema costs a part of the result, or the result, and never a render.
 */
export function readPayload(source: Source, { operation, request }: Asked, payload: unknown): ReadValue {
  return readAs(source.payloadType(operation, request), payload);
}

/** A decoded result without what does not fit: of a service whose forms have no common type on the wire. */
export function readResult(
  source: Source,
  { operation }: Omit<Asked, 'request'>,
  result: unknown,
): ReadValue {
  return readAs(source.resultType?.(operation), result);
}

function readAs(type: WireType | undefined, value: unknown): ReadValue {
  return type ? readValue(value, type) : { value, dropped: [] };
}
