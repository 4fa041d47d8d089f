import type { ApiError } from '../core/api-error.ts';
import type { MissingPart } from '../core/call.ts';
import type { SourceRequest } from '../core/operation.ts';
import type { Transport } from '../core/raw-response.ts';
import type { WireType } from './wire/wire-type.ts';

/** A response as its service has to judge it. */
export interface Received {
  readonly request: SourceRequest;
  readonly status: number;
  /** The parsed JSON, or undefined. */
  readonly body: unknown;
  /** Whether the request carried a token. */
  readonly hasToken: boolean;
  readonly retryAfterMs: number | undefined;
}

/** One service: how it is asked, and what its responses say. The steps know no other difference between services. */
export interface Source {
  /** Whether its requests carry the viewer's token. */
  readonly takesToken: boolean;
  readonly send: Transport<SourceRequest>;
  /** The error that a response stands for, or undefined when it is a good one. */
  readonly readFailure: (received: Received) => ApiError | undefined;
  /** What is missing in the data of a response that has errors beside it; undefined when nothing in it can be used. */
  readonly readPartial: (received: Received) => readonly MissingPart[] | undefined;
  /** What operations decode, out of the envelope. Throws a TypeError when there is none. */
  readonly payloadOf: (received: Received) => unknown;
  /** The type of the payload; undefined where this release knows none. */
  readonly payloadType: (operation: string, request: SourceRequest) => WireType | undefined;
  /** The type of what an operation decodes, for a service whose forms have no common type on the wire. */
  readonly resultType?: (operation: string) => WireType | undefined;
}

/** The `data` of a GraphQL response. */
export function dataOf(body: unknown): object {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data !== 'object' || data === null) throw new TypeError('the response has no data');
  return data;
}
