import type { IncomingHttpHeaders } from 'node:http';

/** A request as the services see it. */
export type Incoming = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** Scheme, host and port that the client used. */
  origin: string;
};

export type HttpResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
  /** No CORS headers: the fetch of a page of another origin rejects, and its script sees neither status nor headers. */
  isHidden?: boolean;
};

export const SERVICES = [
  'tracker',
  'oauth',
  'mal',
  'themes',
  'images',
  'video',
  'collector',
  'sandbox',
] as const;
export type Service = (typeof SERVICES)[number];

export function json(status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse {
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify(body),
  };
}

export function html(status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    body,
  };
}

export function bearer(headers: IncomingHttpHeaders): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : undefined;
}
