import type { Service } from './message.ts';

/** What scripts of other origins may read; the themes service exposes nothing. The tracker's list is a recorded one. */
const EXPOSED: Readonly<Partial<Record<Service, string>>> = {
  tracker: 'X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Content-Length, Content-Range',
  mal: 'Retry-After',
};

export function corsHeaders(service: Service): Record<string, string> {
  const exposed = EXPOSED[service];
  return {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Timing-Allow-Origin': '*',
    ...(exposed === undefined ? {} : { 'Access-Control-Expose-Headers': exposed }),
  };
}

/** The response to a preflight: any origin, the headers that the services accept, cached for two hours. */
export const PREFLIGHT_HEADERS: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept, Range',
  'Access-Control-Max-Age': '7200',
};
