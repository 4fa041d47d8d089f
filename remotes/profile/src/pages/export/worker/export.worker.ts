import { createRequestHandler, inOrder, type WorkerRequest } from '@tsugi/platform/worker-client';
import type { ExportCommand } from './export.protocol.ts';
import { createCommandHandler } from './handle-command.ts';

const handle = inOrder(createRequestHandler(createCommandHandler()), (response) =>
  self.postMessage(response),
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest<ExportCommand>>) => handle(data);
