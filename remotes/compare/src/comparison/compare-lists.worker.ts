import type { CompareRequest } from './compare-lists.protocol.ts';
import { createRequestHandler } from './handle-request.ts';

const handleRequest = createRequestHandler();

self.onmessage = (event: MessageEvent<CompareRequest>) => {
  const response = handleRequest(event.data);
  if (response) self.postMessage(response);
};
