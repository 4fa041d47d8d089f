import type { SourceRequest } from '../core/operation.ts';
import type { Transport } from '../core/raw-response.ts';
import { toRawResponse } from './get-json.ts';

type GraphqlRequest = Extract<SourceRequest, { kind: 'graphql' }>;

/** Posts one GraphQL document to a service beside the tracker. The token is never sent there. */
export const postGraphql: Transport<GraphqlRequest> = async ({ query, variables }, options) => {
  const response = await options.fetch(options.baseUrl, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: options.signal,
    keepalive: options.keepalive,
  });
  return toRawResponse(response);
};
