import { createRequestHandler, inOrder, type WorkerRequest } from '@tsugi/platform/worker-client';
import { createCommandHandler } from './handle-command.ts';
import type { ListCommand } from './list.protocol.ts';

const handle = inOrder(createRequestHandler(createCommandHandler()), (response) =>
  self.postMessage(response),
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest<ListCommand>>) => handle(data);
