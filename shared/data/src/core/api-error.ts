import type { SourceName } from './source-name.ts';

/**
 * - offline: this device has no connection, or the response was only looked for in the cache and is not there
 * - rate-limited: the service asks to wait; `retryAfterMs` says how long
 * - unavailable: the service is switched off, or cannot be reached from here
 * - not-found: the service has no such record
 * - invalid-token: the sign-in is no longer accepted
 * - validation: the service refused what was sent; `fields` says why
 * - malformed: a response came that could not be read
 * - aborted: no caller waits for the response any more
 * - server: the service failed
 * - unknown-source: a request for a service that is not configured
 */
export type ApiErrorKind =
  | 'offline'
  | 'rate-limited'
  | 'unavailable'
  | 'not-found'
  | 'invalid-token'
  | 'validation'
  | 'malformed'
  | 'aborted'
  | 'server'
  | 'unknown-source';

/**
 * Why no response came, where more is known than that the service cannot be reached.
 * - timeout: it took too long
 * - file-missing: nothing was sent, since a file of the page did not arrive
 * - sign-in-unknown: the service refused a token that it accepted when asked again
 * - origin-of-remote: config.json gives the service the origin of a remote, to which no token is sent
 */
export type NoResponseReason = 'timeout' | 'file-missing' | 'sign-in-unknown' | 'origin-of-remote';

/** One of the errors of a GraphQL response. */
export interface FailedPart {
  /** The name or alias of the field at the root, where the service gives the path. */
  readonly alias?: string | undefined;
  /** The line of the document, counted from 1, where it gives that. */
  readonly line?: number | undefined;
  readonly detail?: string | undefined;
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface ApiErrorDetails {
  readonly source: SourceName;
  /** HTTP status, or the status a GraphQL error carries inside a 200. */
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  /** The service's own message; with `noResponse`, why none came: a `NoResponseReason`. */
  readonly detail?: string | undefined;
  /** Messages per input, of a validation error. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** True when no response came at all: the request may or may not have been carried out. */
  readonly noResponse?: boolean;
  /** True when the service answered with a failure of its own: it may have carried out the request all the same. */
  readonly isUncertain?: boolean;
  /** Every error of the response, of a service that says which part of the request each is about. */
  readonly parts?: readonly FailedPart[] | undefined;
  readonly cause?: unknown;
}

/** The one error of the data layer. `describeFailure` of `@tsugi/ui` says it to users. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly source: SourceName;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  readonly noResponse: boolean;
  readonly isUncertain: boolean;
  readonly parts: readonly FailedPart[] | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails) {
    super(`${details.source}: ${kind}${details.detail ? `: ${details.detail}` : ''}`, {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.kind = kind;
    this.source = details.source;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.detail = details.detail;
    this.fields = details.fields;
    this.noResponse = details.noResponse ?? false;
    this.isUncertain = details.isUncertain ?? false;
    this.parts = details.parts;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whatever was thrown, as an ApiError: what is none came of a response that this code could not take. */
export function asApiError(cause: unknown, source: SourceName): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('malformed', { source, cause });
}
