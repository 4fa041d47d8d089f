import { createRequestHandler, inOrder, type WorkerRequest } from '@tsugi/platform/worker-client';
import type { CustomListsCommand } from './custom-lists.protocol.ts';
import { createCommandHandler } from './handle-command.ts';

const handle = inOrder(createRequestHandler(createCommandHandler()), (response) =>
  self.postMessage(response),
);

self.onmessage = ({ data }: MessageEvent<WorkerRequest<CustomListsCommand>>) => handle(data);
