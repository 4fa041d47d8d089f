import { ApiError } from '../core/api-error.ts';
import type { SourceName } from '../core/source-name.ts';

/** The error that a response of a REST service stands for, or undefined when it is a good one. */
export function readJsonFailure(
  source: SourceName,
  status: number,
  body: unknown,
  retryAfterMs?: number,
): ApiError | undefined {
  if (status >= 200 && status < 300) return undefined;
  // The MAL-style service names what it refuses: lists of messages by parameter.
  const { message, messages } = Object(body) as { message?: unknown; messages?: unknown };
  const detail = typeof message === 'string' ? message : undefined;
  const details = { source, status, detail, fields: messagesByName(messages), retryAfterMs };
  // The service's framework, of an interface that has been removed.
  const isGone = status === 404 && /^The route .* could not be found\.$/.test(detail ?? '');
  if (isGone) return new ApiError('unavailable', details);
  // Only the service itself decides what exists: a 404 that is not JSON comes from a proxy.
  if (status === 404) return new ApiError(typeof body === 'object' ? 'not-found' : 'malformed', details);
  if (status === 429) return new ApiError('rate-limited', details);
  if (status === 403 || status === 410 || status === 451) return new ApiError('unavailable', details);
  if (status >= 500) return new ApiError('server', details);
  return new ApiError('validation', details);
}

/** What a service says of each input that it refuses: one message or a list of them, by name. */
export function messagesByName(value: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).map(([name, messages]) => [name, [messages].flat().map(String)]);
  return Object.fromEntries(fields);
}
