import { createAnswerer } from './answer-request.ts';
import type { CompareRequest } from './compare-lists.protocol.ts';

const answer = createAnswerer();

self.onmessage = (event: MessageEvent<CompareRequest>) => {
  const response = answer(event.data);
  if (response) self.postMessage(response);
};
