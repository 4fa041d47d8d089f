import { ClientError, GraphQLClient } from 'graphql-request';
import type { SourceRequest } from '../../core/operation.ts';
import type { RawResponse, Transport } from '../../core/raw-response.ts';
import { readPartial } from '../read-partial.ts';
import { getJson } from '../send-request.ts';
import { dataOf, type Source } from '../source.ts';
import { documentTypes } from '../wire/document-types.ts';
import { FIELD_TYPES } from './generated/field-types.ts';
import { readTrackerFailure } from './read-failure.ts';

const typeOfDocument = documentTypes(FIELD_TYPES);

type GraphqlRequest = Extract<SourceRequest, { kind: 'graphql' }>;

/**
 * Posts one GraphQL document, given as text. `excludeOperationName` keeps the library from parsing it, so that no
 * GraphQL parser is needed at run time.
 */
const sendGraphql: Transport<GraphqlRequest> = async (request, options) => {
  let response: Response | undefined;
  const client = new GraphQLClient(options.baseUrl, {
    excludeOperationName: true,
    errorPolicy: 'all',
    keepalive: options.keepalive,
    fetch: async (url, init) => {
      response = await options.fetch(url, init);
      return response;
    },
  });
  try {
    const response = await client.rawRequest({
      query: request.query,
      variables: request.variables,
      signal: options.signal,
      requestHeaders: options.token ? { authorization: `Bearer ${options.token}` } : {},
    });
    return readable(response.status, response.headers, { data: response.data, errors: response.errors });
  } catch (error) {
    if (error instanceof ClientError) {
      const { status, errors, data } = error.response;
      return readable(status, response?.headers ?? new Headers(), { data, errors });
    }
    // A response came, so the failure is in reading it; otherwise nothing came at all.
    if (!response || options.signal.aborted) throw error;
    return { status: response.status, headers: response.headers, body: undefined, unreadable: true };
  }
};

function readable(status: number, headers: Headers, body: unknown): RawResponse {
  return { status, headers, body, unreadable: false };
}

/** The tracker: GraphQL, and the only service that knows the viewer. */
export const tracker: Source = {
  takesToken: true,
  send: (request, options) =>
    request.kind === 'get' ? getJson(request, options) : sendGraphql(request, options),
  readFailure: ({ status, body, retryAfterMs, hasToken }) =>
    readTrackerFailure(status, body, retryAfterMs, hasToken),
  readPartial: ({ status, body }) => readPartial(status, body),
  payloadOf: ({ body }) => dataOf(body),
  payloadType: (_operation, request) => typeOfDocument(request),
};
