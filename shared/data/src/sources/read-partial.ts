import type { MissingPart } from '../core/call.ts';

/**
 * What is missing in a response with data and errors; undefined without data, or when it is a refusal of
 * the whole request (sign-in, limit). A GraphQL service sends such a response with 200, and with 404 when a part was not found.
 */
export function readPartial(httpStatus: number, body: unknown): readonly MissingPart[] | undefined {
  if (httpStatus !== 404 && (httpStatus < 200 || httpStatus > 299)) return undefined;
  if (typeof body !== 'object' || body === null) return undefined;
  const { data, errors } = body as { readonly data?: unknown; readonly errors?: unknown };
  if (typeof data !== 'object' || data === null || !Array.isArray(errors) || errors.length === 0)
    return undefined;
  const hasData = Object.values(data).some((root) => root !== null);
  // GraphQL errors are objects; anything else has no member to read.
  const failures = errors.map((error) => Object(error) as GraphqlError);
  if (!hasData || failures.some(isOfWholeRequest)) return undefined;
  return failures.map(({ path, message }) => ({
    path: Array.isArray(path) ? path.filter((step) => typeof step === 'string').join('.') : '',
    message: typeof message === 'string' ? message : '',
  }));
}

interface GraphqlError {
  readonly message?: unknown;
  readonly status?: unknown;
  readonly path?: unknown;
}

function isOfWholeRequest({ status, message }: GraphqlError): boolean {
  return status === 401 || status === 429 || /invalid token/i.test(String(message));
}
