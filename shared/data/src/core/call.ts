import type { CacheMode, CacheRule } from './cache-rule.ts';
import type { AskPart, SourceRequest } from './operation.ts';
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
  readonly message?: string;
}

/** One request on its way through the steps, free of the operation's type parameters. */
export interface Call {
  readonly kind: 'query' | 'write';
  readonly operation: string;
  readonly source: SourceName;
  readonly key: string;
  /** Number of the decoded shape of a query's result. */
  readonly shape?: number;
  readonly mode: CacheMode;
  readonly rule: CacheRule;
  readonly priority: FlightPriority;
  readonly signal: AbortSignal;
  /** Bearer token to send, for calls that carry one. */
  readonly token: string | undefined;
  /** Thunk, so that a cache hit builds no request. */
  readonly request: () => SourceRequest;
  readonly decode: (payload: unknown) => unknown;
  /** What a response with this payload changes beside the result, by name. */
  readonly effects?: (payload: unknown) => Readonly<Record<string, unknown>>;
  readonly gather: ((ask: AskPart, deliver: (sofar: unknown) => void) => Promise<unknown>) | undefined;
  /** The same by the JSON:API of the themes service. */
  readonly jsonApi?: Pick<Call, 'request' | 'decode' | 'gather'>;
  /** Called with each partial result of a call of several requests. */
  readonly onPartial?: (result: CallResult) => void;
  /** False for a write that must not be sent twice. */
  readonly repeatable: boolean;
  /** The request that finds out whether a failing service works again: one attempt only. */
  readonly isProbe?: boolean;
  /** 3 when left out. 1 where the user waits and is told at once what went wrong. */
  readonly maxAttempts?: number;
  /** A response that was requested before this call: it can be taken once. */
  readonly prefetched?: {
    readonly isWaiting: () => boolean;
    readonly take: () => Promise<Response> | undefined;
  };
  /** A forced request that takes such a response all the same: it is the first of its page. */
  readonly takesPrefetched?: boolean;
  /** The page is going away: nothing may wait, and the request must outlive it. */
  readonly closing: boolean;
  /** Called when the request has left: from then on the service may have it. */
  readonly onSent: () => void;
  /** Called with the rate-limit headers of a response. */
  readonly report: (rate: RateReport) => void;
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
