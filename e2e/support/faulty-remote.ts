import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from '@tsugi/tooling/serve';
import { serveRemote } from '@tsugi/tooling/serve';

/** How a remote can fail: `down` closes the connection, `hang` never responds, `throw` is code that throws at once. */
export type RemoteFault =
  | 'down'
  | 'hang'
  | 'error'
  | 'html'
  | 'throw'
  | { readonly json: unknown }
  | { readonly script: string };

/** One remote on an origin of its own, which can be told to fail and to recover. */
export interface FaultyRemote {
  readonly url: string;
  /** Requests whose path matches fail this way until `heal`. */
  fail(path: RegExp, fault: RemoteFault): void;
  heal(): void;
  close(): Promise<void>;
}

/** @param onChange called when it begins to fail or recovers */
export async function startFaultyRemote(
  dir: string,
  port: number,
  onChange: () => void,
): Promise<FaultyRemote> {
  let current: { path: RegExp; fault: RemoteFault } | undefined;
  const hanging = new Set<ServerResponse>();

  const intercept = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!current?.path.test(request.url ?? '')) return false;
    if (current.fault === 'hang') hanging.add(response);
    else respond(response, current.fault);
    return true;
  };
  const server: Server = await serveRemote({ dir, port, intercept });

  return {
    url: server.url,
    fail(path, fault) {
      current = { path, fault };
      onChange();
    },
    heal() {
      current = undefined;
      for (const response of hanging) response.destroy();
      hanging.clear();
      onChange();
    },
    close: () => server.close(),
  };
}

function respond(response: ServerResponse, fault: Exclude<RemoteFault, 'hang'>): void {
  const head = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };
  if (fault === 'down') response.destroy();
  else if (fault === 'error') response.writeHead(500, head).end('no');
  else if (fault === 'html') {
    response
      .writeHead(200, { ...head, 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Hello</title>');
  } else if (fault === 'throw' || 'script' in fault) {
    response
      .writeHead(200, { ...head, 'Content-Type': 'text/javascript' })
      .end(fault === 'throw' ? 'throw new Error("broken on purpose")' : fault.script);
  } else {
    response.writeHead(200, { ...head, 'Content-Type': 'application/json' }).end(JSON.stringify(fault.json));
  }
}
