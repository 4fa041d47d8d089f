import { createRequestHandler } from './handle-request.ts';
import type { ListRequest } from './list.protocol.ts';

const handleRequest = createRequestHandler();

// In the order of the requests: a query sees what was added before it.
let last: Promise<unknown> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<ListRequest>) => {
  last = last.then(async () => self.postMessage(await handleRequest(data)));
};
