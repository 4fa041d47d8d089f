import type { CacheMode, CacheRule } from './cache-rule.ts';
import type { CallContext } from './call-context.ts';
import type { SourceRequest } from './operation.ts';
import type { FlightPriority } from './priority.ts';
import type { SourceName } from './source-name.ts';

/** What a service says about its own limits on a response. */
export interface RateReport {
  readonly status: number;
  /** Requests per minute that the service allows. */
  readonly limit?: number;
  /** Requests left in the service's current minute. */
  readonly remaining?: number;
  /** Milliseconds until the service wants to be asked again. */
  readonly retryAfterMs?: number;
  /** The service's own message, when it refuses. */
  readonly message?: string | undefined;
}

/** One request on its way through the steps, free of the operation's type parameters. */
export interface Call {
  readonly kind: 'query' | 'write';
  readonly operation: string;
  readonly source: SourceName;
  readonly key: string;
  readonly mode: CacheMode;
  readonly rule: CacheRule;
  readonly priority: FlightPriority;
  readonly signal: AbortSignal;
  /** Bearer token to send, for calls that carry one. */
  readonly token: string | undefined;
  /** Thunk, so that a cache hit builds no request. */
  readonly request: () => SourceRequest;
  readonly decode: (payload: unknown) => unknown;
  /** What single steps need to know, by their keys. */
  readonly context: CallContext;
}

/** A part of a response that the service could not give, while it gave the rest. */
export interface MissingPart {
  /** Names of the fields from the root on, without places in lists: `Media.reviews`. Empty when the service named none. */
  readonly path: string;
  /** The service's text, in its own language. */
  readonly message: string;
}

export interface CallResult {
  readonly value: unknown;
  /** Absent when the response was whole. */
  readonly missing?: readonly MissingPart[];
  /** When the request was sent, in milliseconds since 1970: the response may lack later changes. */
  readonly storedAt: number;
  /** Settles when a newer response, asked for behind this one, has come. */
  readonly refresh?: Promise<CallResult>;
  /** Why this is an older response and not a new one. */
  readonly error?: Error;
}

/** Rejects with ApiError only. */
export type Handler = (call: Call) => Promise<CallResult>;

/** Wraps the next handler. A step is made by a factory that takes everything else it needs. */
export type Step = (next: Handler) => Handler;
