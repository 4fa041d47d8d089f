import type { SourceName } from './core/source-name.ts';

/**
 * - offline: this device has no connection, or the answer was only looked for in the cache and is not there
 * - rate-limited: the service asks to wait; `retryAfterMs` says how long
 * - unavailable: the service is switched off, or cannot be reached from here
 * - not-found: the service knows no such thing
 * - invalid-token: the sign-in is no longer accepted
 * - validation: the service refused what was sent; `fields` says why
 * - malformed: an answer came that could not be read
 * - aborted: nobody waits for the answer any more
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

export interface ApiErrorDetails {
  readonly source: SourceName;
  /** HTTP status, or the status a GraphQL error carries inside a 200. */
  readonly status?: number;
  readonly retryAfterMs?: number;
  /** The service's own words; when it said nothing at all, what it failed to do. */
  readonly detail?: string;
  /** Messages per input, of a validation error. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** True when no answer came at all: the request may or may not have been carried out. */
  readonly unanswered?: boolean;
  readonly cause?: unknown;
}

const SOURCE_LABELS: Readonly<Record<SourceName, string>> = {
  tracker: 'The tracker',
  mal: 'The MAL service',
  themes: 'The themes service',
};

/** The one error of the data layer. `userMessage` is a sentence for the reader. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly source: SourceName;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly detail: string | undefined;
  readonly fields: Readonly<Record<string, readonly string[]>> | undefined;
  readonly unanswered: boolean;

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
    this.unanswered = details.unanswered ?? false;
  }

  /** What happened, and what the reader can do. */
  get userMessage(): string {
    const label = SOURCE_LABELS[this.source];
    switch (this.kind) {
      case 'offline':
        return this.detail ?? 'You are offline, and this is not stored on this device yet.';
      case 'rate-limited': {
        const seconds = Math.ceil((this.retryAfterMs ?? 0) / 1000);
        return `${label} allows no more requests for now.${seconds > 0 ? ` Try again in ${seconds} s.` : ''}`;
      }
      case 'unavailable':
        if (this.unanswered) return `${label} ${this.detail ?? 'cannot be reached right now'}.`;
        return this.detail ? `${label} says: ${this.detail}` : `${label} cannot be reached right now.`;
      case 'not-found':
        return 'This could not be found.';
      case 'invalid-token':
        return 'Your sign-in is no longer accepted. Please log in again.';
      case 'validation':
        return Object.values(this.fields ?? {})[0]?.[0] ?? this.detail ?? `${label} did not accept this.`;
      case 'malformed':
        return `${label} gave an answer that could not be read.`;
      case 'aborted':
        return 'The request was cancelled.';
      case 'server':
        return `${label} had a problem of its own. Please try again.`;
      case 'unknown-source':
        return `${label} is not configured.`;
      default:
        return this.message;
    }
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

/** Whatever was thrown, as an ApiError: what is none came of an answer that this code could not take. */
export function asApiError(cause: unknown, source: SourceName): ApiError {
  return cause instanceof ApiError ? cause : new ApiError('malformed', { source, cause });
}
