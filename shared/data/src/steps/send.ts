import { ApiError, type NoResponseReason } from '../core/api-error.ts';
import type { Call } from '../core/call.ts';
import { ON_SENT, PREFETCHED } from '../core/call-keys.ts';
import type { RawResponse } from '../core/raw-response.ts';
import { loadSource } from '../sources/load-source.ts';
import type { Services } from '../sources/services.ts';

export interface SendOptions {
  readonly fetch: typeof fetch;
  readonly services: () => Partial<Services>;
  /** Origins that get no access token, whatever the configuration says. */
  readonly scriptOrigins?: ReadonlySet<string> | undefined;
  /** False when the browser is offline. */
  readonly isOnline: () => boolean;
  /** Milliseconds until a request without a response is aborted. */
  readonly deadlineMs?: number;
}

/** Browsers refuse `keepalive` for requests of 64 KB and more; headers count too. */
const MAX_KEEPALIVE_SIZE = 60_000;

export type Send = (call: Call) => Promise<RawResponse>;

/** The only place that talks to the network. Rejects with an ApiError when no response comes. */
export function send({ fetch, services, scriptOrigins, isOnline, deadlineMs = 30_000 }: SendOptions): Send {
  return async (call) => {
    const { source } = call;
    /** Nothing came: from the service, or of the file with its code. */
    const missing = (cause: unknown): never => {
      throw new ApiError(isOnline() ? 'unavailable' : 'offline', { source, cause, noResponse: true });
    };
    const baseUrl = services()[source]?.url;
    if (!baseUrl) throw new ApiError('unknown-source', { source });
    const found = loadSource(source);
    // The request of a page is sent at once, also when its caller leaves in the same task.
    const { takesToken, send } = found instanceof Promise ? await found.catch(missing) : found;
    const token = takesToken ? call.token : undefined;
    if (token !== undefined && scriptOrigins?.has(new URL(baseUrl).origin)) {
      const detail: NoResponseReason = 'origin-of-remote';
      throw new ApiError('unavailable', { source, detail, noResponse: true });
    }
    const request = call.request();
    const deadline = AbortSignal.timeout(deadlineMs);
    const depart: typeof fetch = (input, init) => {
      call.context.get(ON_SENT)();
      return fetch(input, init);
    };
    const options = () => ({
      baseUrl,
      token,
      signal: AbortSignal.any([call.signal, deadline]),
      // A mutation outlives its page, unless it is larger than `keepalive` allows.
      keepalive: call.kind === 'write' && JSON.stringify(request).length < MAX_KEEPALIVE_SIZE,
      fetch: adopt(call.context.get(PREFETCHED)?.take(), depart),
    });
    try {
      if (request.kind === 'graphql' && request.query.length <= 10)
        throw new TypeError(`${call.operation}: a query is longer than 10 characters`);
      return await send(request, options());
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      if (call.signal.aborted) throw new ApiError('aborted', { source, cause });
      if (deadline.aborted) {
        throw new ApiError('unavailable', {
          source,
          cause: deadline.reason,
          noResponse: true,
          detail: 'timeout' satisfies NoResponseReason,
        });
      }
      return missing(cause);
    }
  };
}

/**
 * Uses the response to a request that was sent already. The boot script has the shorter time-out: when it gave up, the
 * page sends its own request. Any other failure is that of the first attempt.
 */
function adopt(sent: Promise<Response> | undefined, fetch_: typeof fetch): typeof fetch {
  if (!sent) return fetch_;
  return (input, init) =>
    sent.catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'TimeoutError') return fetch_(input, init);
      throw cause;
    });
}
