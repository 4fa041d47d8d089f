import type { SourceRequest } from '../core/operation.ts';
import type { RawResponse, Transport } from '../core/raw-response.ts';

type GetRequest = Extract<SourceRequest, { kind: 'get' }>;

/** Reads one JSON document. The token is never sent to these services. */
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

export async function toRawResponse(response: Response): Promise<RawResponse> {
  const { status, headers } = response;
  const text = await response.text();
  try {
    return { status, headers, body: JSON.parse(text), unreadable: false };
  } catch {
    // Not JSON: the next step says so, with the status.
    return { status, headers, body: undefined, unreadable: true };
  }
}
