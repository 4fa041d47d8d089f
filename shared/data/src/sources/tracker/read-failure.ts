import { ApiError, type FailedPart } from '../../core/api-error.ts';
import { messagesByName } from '../read-json-failure.ts';

interface GraphqlFailure {
  readonly message?: unknown;
  readonly status?: unknown;
  readonly validation?: unknown;
  readonly path?: unknown;
  readonly locations?: unknown;
}

/**
 * The error a response of the tracker stands for, or undefined when it is a good one. Failures come with their HTTP
 * status, or inside a 200 with the status written in the error.
 * @param hasToken whether the request carried a token
 */
export function readTrackerFailure(
  httpStatus: number,
  body: unknown,
  retryAfterMs?: number,
  hasToken = true,
): ApiError | undefined {
  const failures = failuresOf(body);
  const [first] = failures;
  const status = httpStatus === 200 && typeof first?.status === 'number' ? first.status : httpStatus;
  if (status === 200 && !first) return undefined;
  const detail = typeof first?.message === 'string' ? first.message : undefined;
  const details = {
    source: 'tracker' as const,
    status,
    detail,
    fields: messagesByName(first?.validation),
    retryAfterMs,
    parts: failures.map(partOf),
    // Errors beside a 200 come from a field of the result as well, after the mutation was carried out.
    isUncertain: httpStatus === 200 || status === 500,
  };
  // Of a request without a token it says nothing about a sign-in.
  if (hasToken && (status === 401 || (status === 400 && /invalid token/i.test(detail ?? '')))) {
    return new ApiError('invalid-token', details);
  }
  // What was executed was refused itself: another user's thing, a locked title. A service that is off executes nothing.
  if (status === 403) return new ApiError(isExecuted(body) ? 'validation' : 'unavailable', details);
  // Only the service itself decides what exists: a 404 without its envelope comes from a proxy.
  if (status === 404) return new ApiError(first ? 'not-found' : 'malformed', details);
  if (status === 429) return new ApiError('rate-limited', details);
  if (status >= 500) return new ApiError('server', details);
  if (status >= 400) return new ApiError('validation', details);
  return new ApiError('server', details);
}

/** The `data` of a request that was not executed is null; else it is an object, whatever failed in it. */
function isExecuted(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'data' in body &&
    typeof body.data === 'object' &&
    body.data !== null
  );
}

function failuresOf(body: unknown): readonly GraphqlFailure[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return [];
  return body.errors.filter((failure: unknown) => typeof failure === 'object' && failure !== null);
}

/** The tracker names the line of the field and no path. */
function partOf({ message, validation, path, locations }: GraphqlFailure): FailedPart {
  const root: unknown = Array.isArray(path) ? path[0] : undefined;
  const line: unknown = Array.isArray(locations) ? Object(locations[0]).line : undefined;
  return {
    alias: typeof root === 'string' ? root : undefined,
    line: typeof line === 'number' ? line : undefined,
    detail: typeof message === 'string' ? message : undefined,
    fields: messagesByName(validation),
  };
}
