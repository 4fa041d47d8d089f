import { ApiError } from '../core/api-error.ts';
import type { SourceName } from '../core/source-name.ts';
import { messagesByName, readJsonFailure } from './read-json-failure.ts';

/**
 * The error that a response of a GraphQL service beside the tracker stands for, or undefined when it is a good one. Such a
 * service responds 200 to every document; another status is about the interface, or the limit.
 */
export function readGraphqlFailure(
  source: SourceName,
  status: number,
  body: unknown,
  retryAfterMs?: number,
): ApiError | undefined {
  if (status < 200 || status >= 300) {
    const failure = readJsonFailure(source, status, body, retryAfterMs);
    if (failure?.kind !== 'not-found' && status !== 405) return failure;
    // No record is ever reported by these: nothing stands at this URL that takes a document.
    return new ApiError('unavailable', { source, status, detail: failure?.detail });
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const { data, errors } = body as { readonly data?: unknown; readonly errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return refusal(source, errors[0], 'data' in body);
  const roots = typeof data === 'object' && data !== null ? Object.values(data) : [];
  // How such a service says that it has no record of this name.
  return roots.length === 1 && roots[0] === null ? new ApiError('not-found', { source }) : undefined;
}

/** @param isExecuted the document was accepted, and failed while it was executed */
function refusal(source: SourceName, error: unknown, isExecuted: boolean): ApiError {
  const { message, extensions } = Object(error) as { message?: unknown; extensions?: unknown };
  const detail = typeof message === 'string' ? message : undefined;
  const fields = messagesByName(Object(extensions).validation);
  const isServer = !fields && (isExecuted || !detail || /^internal server error/i.test(detail));
  return new ApiError(isServer ? 'server' : 'validation', { source, detail, fields });
}
