import { createRequestHandler, inOrder, type WorkerRequest } from '@tsugi/platform/worker-client';
import type { CompareCommand } from './compare.protocol.ts';
import { createCommandHandler } from './handle-command.ts';

const handle = inOrder(createRequestHandler(createCommandHandler()), (response) =>
  self.postMessage(response),
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest<CompareCommand>>) => handle(data);
