import type { CompareRequest } from './compare-lists.protocol.ts';
import { createAnswerer } from './handle-request.ts';

const answer = createAnswerer();

self.onmessage = (event: MessageEvent<CompareRequest>) => {
  const response = answer(event.data);
  if (response) self.postMessage(response);
};
