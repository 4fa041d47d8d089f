import type { SourceRequest } from '../core/operation.ts';
import type { RawResponse, Transport } from '../core/raw-response.ts';

/** For the services beside the tracker, which get no token. */
export const sendRequest: Transport<SourceRequest> = (request, options) =>
  request.kind === 'get' ? getJson(request, options) : postGraphql(request, options);

type GetRequest = Extract<SourceRequest, { kind: 'get' }>;
type GraphqlRequest = Extract<SourceRequest, { kind: 'graphql' }>;

/** Reads one JSON document. */
export const getJson: Transport<GetRequest> = async (request, options) => {
  const url = new URL(`${options.baseUrl.replace(/\/$/, '')}${request.path}`);
  for (const [name, value] of request.search) url.searchParams.append(name, value);
  const response = await options.fetch(url, {
    headers: { accept: 'application/json' },
    signal: options.signal,
    keepalive: options.keepalive,
  });
  return toRawResponse(response);
};

/** Posts one GraphQL document. */
const postGraphql: Transport<GraphqlRequest> = async ({ query, variables }, options) => {
  const response = await options.fetch(options.baseUrl, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: options.signal,
    keepalive: options.keepalive,
  });
  return toRawResponse(response);
};

async function toRawResponse(response: Response): Promise<RawResponse> {
  const { status, headers } = response;
  const text = await response.text();
  try {
    return { status, headers, body: JSON.parse(text), unreadable: false };
  } catch {
    // Not JSON: the next step says so, with the status.
    return { status, headers, body: undefined, unreadable: true };
  }
}
