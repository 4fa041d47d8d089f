/** An HTTP response, before it is classified. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or undefined when it could not be parsed. */
  readonly body: unknown;
  /** True when the response was no JSON at all. */
  readonly unreadable: boolean;
}

/** Carries one request to its service. Rejects with whatever `fetch` rejects with. */
export type Transport<R> = (request: R, options: TransportOptions) => Promise<RawResponse>;

export interface TransportOptions {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
  readonly fetch: typeof fetch;
}
