import { createRequestHandler, inOrder, type WorkerRequest } from '@tsugi/platform/worker-client';
import { createCommandHandler } from './handle-command.ts';
import type { ImportCommand } from './import.protocol.ts';

const handle = inOrder(createRequestHandler(createCommandHandler()), (response) =>
  self.postMessage(response),
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest<ImportCommand>>) => handle(data);
