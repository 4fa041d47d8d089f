import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { userNameOf } from '../tracker/tokens.ts';
import { corsHeaders, PREFLIGHT_HEADERS } from './cors.ts';
import { type Fault, type Faults, faultResponse } from './faults.ts';
import { type Limits, refusalWithoutReferer } from './limits.ts';
import type { RequestLog } from './log.ts';
import { bearer, type HttpResponse, type Incoming, json, type Service } from './message.ts';
import { operationOf } from './operation.ts';

export type Handler = (incoming: Incoming) => HttpResponse | Promise<HttpResponse>;
export type Gate = {
  faults: Faults;
  limits: Limits;
  log: RequestLog;
  services: Readonly<Record<Service, Handler>>;
  now: () => number;
};

/** The way of every request: preflight, faults, Referer, limits, service, log. Control requests pass by the middle four. */
export async function receive(gate: Gate, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204, PREFLIGHT_HEADERS).end();
    return;
  }
  const incoming = await read(request);
  const service = serviceOf(incoming.url.pathname);
  if (service === undefined) {
    await send(
      response,
      json(404, { message: 'There is nothing at this path of the sandbox.' }, corsHeaders('sandbox')),
      incoming,
    );
    return;
  }
  if (service === 'sandbox') {
    const result = await gate.services.sandbox(incoming);
    await send(
      response,
      { ...result, headers: { ...corsHeaders(service), 'Cache-Control': 'no-store', ...result.headers } },
      incoming,
    );
    return;
  }
  const { operation, variables } = operationOf(service, incoming);
  const path = incoming.url.pathname + incoming.url.search;
  const time = gate.now();
  const note = (status: number): void => {
    const sent = bearer(incoming.headers);
    const about = { time, service, method: incoming.method, operation, path, variables, status };
    gate.log.add({ ...about, token: sent !== undefined, viewer: userNameOf(sent ?? '') ?? null });
  };
  const fault = gate.faults.take(service, operation, incoming.url.pathname);
  if (fault?.delayMs !== undefined) {
    await delayed(fault.delayMs, response);
  }
  if (fault?.abort === 'reset') {
    note(0);
    request.socket.destroy();
    return;
  }
  const result = await handle(gate, service, incoming, fault);
  note(result.status);
  const cors = fault?.abort === 'cors' || result.isHidden ? {} : corsHeaders(service, request.headers.origin);
  await send(response, { ...result, headers: { ...cors, ...result.headers } }, incoming);
}

/** Nothing waits once the client has gone. */
async function delayed(ms: number, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  response.once('close', leave);
  await wait(ms, undefined, { signal: gone.signal }).catch((error: unknown) => {
    if (!gone.signal.aborted) throw error;
  });
  response.off('close', leave);
}

async function handle(
  gate: Gate,
  service: Service,
  incoming: Incoming,
  fault: Fault | undefined,
): Promise<HttpResponse> {
  const planned = fault === undefined ? undefined : faultResponse(fault, service);
  if (planned !== undefined) {
    if (fault?.isCarriedOut) await gate.services[service](incoming);
    return planned;
  }
  // Refused in front of the service: it counts for no limit.
  if (service === 'tracker' && incoming.headers.referer === undefined) return refusalWithoutReferer();
  const { headers, refusal } = gate.limits.ask(service);
  if (refusal !== undefined) {
    return refusal;
  }
  const result = await gate.services[service](incoming);
  return { ...result, headers: { ...headers, ...result.headers, ...fault?.headers } };
}

function serviceOf(path: string): Service | undefined {
  if (path.startsWith('/tracker/oauth/')) {
    return 'oauth';
  }
  const prefixes = {
    '/tracker/': 'tracker',
    '/mal/': 'mal',
    '/themes/': 'themes',
    '/images/': 'images',
    '/video/': 'video',
    '/collector/': 'collector',
    '/__sandbox/': 'sandbox',
  } as const;
  return Object.entries(prefixes).find(([prefix]) => path.startsWith(prefix))?.[1];
}

async function read(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(Buffer.from(chunk));
  }
  const origin = `http://${request.headers.host ?? 'localhost'}`;
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', origin),
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    origin,
  };
}

/** Shorter bodies are sent as they are. */
const GZIP_BYTES = 50_000;
const inGzip = promisify(gzip);

/** Long texts are compressed, as the services do: a list is a tenth of its JSON. */
async function send(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  { method, headers: asked }: Incoming,
): Promise<void> {
  const takesGzip = /\bgzip\b/.test(String(asked['accept-encoding'] ?? ''));
  const isLong = typeof body === 'string' && body.length > GZIP_BYTES;
  const sent = takesGzip && isLong ? await inGzip(body, { level: 1 }) : body;
  response.writeHead(status, {
    ...headers,
    ...(sent === body ? {} : { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    ...(status === 304 ? {} : { 'Content-Length': String(Buffer.byteLength(sent)) }),
  });
  response.end(method === 'HEAD' ? undefined : sent);
}
