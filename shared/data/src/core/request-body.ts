import type { SourceRequest } from './operation.ts';

/** What tells one request to a service from another. */
export interface RequestBody {
  /** The GraphQL text; of a `GET` request path and search parameters, below the service's URL. */
  readonly query: string;
  /** None of a `GET` request. */
  readonly variables: Readonly<Record<string, unknown>>;
}

export function requestBody(request: SourceRequest): RequestBody {
  if (request.kind === 'graphql') return { query: request.query, variables: request.variables };
  const search = new URLSearchParams(request.search.map(([name, value]) => [name, value]));
  return { query: `${request.path}${search.size > 0 ? `?${search}` : ''}`, variables: {} };
}
