import type { HttpResponse, Service } from './message.ts';
import { json } from './message.ts';

export const LIMITED = ['tracker', 'mal', 'themes'] as const;
export type Limited = (typeof LIMITED)[number];

export type Limit = {
  enabled: boolean;
  perMinute: number;
  /** At most `burst` requests within one second. */
  burst: number;
};

const USUAL: Readonly<Record<Limited, Limit>> = {
  tracker: { enabled: true, perMinute: 90, burst: 20 },
  mal: { enabled: true, perMinute: 60, burst: 3 },
  themes: { enabled: true, perMinute: 90, burst: 90 },
};
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

export type Verdict = { headers: Record<string, string>; refusal: HttpResponse | undefined };

/** Counts what each service has responded within the last minute and second, and refuses as that service does. */
export class Limits {
  private readonly limits: Record<Limited, Limit> = structuredClone({ ...USUAL });
  private readonly times: Record<Limited, number[]> = { tracker: [], mal: [], themes: [] };
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get settings(): Readonly<Record<Limited, Limit>> {
    return this.limits;
  }

  set(services: readonly Limited[], change: Partial<Limit>): void {
    for (const service of services) {
      this.limits[service] = { ...this.limits[service], ...change };
      this.times[service] = [];
    }
  }

  reset(): void {
    for (const service of LIMITED) {
      this.limits[service] = { ...USUAL[service] };
      this.times[service] = [];
    }
  }

  /** Counts one request. */
  ask(service: Service): Verdict {
    const limited = LIMITED.find((known) => known === service);
    if (limited === undefined) {
      return { headers: {}, refusal: undefined };
    }
    const now = this.now();
    const limit = this.limits[limited];
    const times = this.times[limited].filter((time) => now - time < MINUTE_MS);
    this.times[limited] = times;
    const recent = times.filter((time) => now - time < SECOND_MS);
    const overMinute = limit.enabled && times.length >= limit.perMinute;
    const overBurst = limit.enabled && recent.length >= limit.burst;
    if (!overMinute && !overBurst) {
      times.push(now);
      return { headers: headersOf(limited, limit, times.length), refusal: undefined };
    }
    const freeAt = overMinute ? (times[0] ?? now) + MINUTE_MS : (recent[0] ?? now) + SECOND_MS;
    const headers = headersOf(limited, limit, limit.perMinute);
    return {
      headers,
      refusal: refusal(limited, headers, Math.max(1, Math.ceil((freeAt - now) / 1000)), freeAt),
    };
  }
}

function headersOf(service: Limited, { perMinute }: Limit, used: number): Record<string, string> {
  return service === 'mal'
    ? {}
    : {
        'X-RateLimit-Limit': String(perMinute),
        'X-RateLimit-Remaining': String(Math.max(0, perMinute - used)),
      };
}

function refusal(
  service: Limited,
  headers: Record<string, string>,
  retryAfterSeconds: number,
  freeAt: number,
): HttpResponse {
  switch (service) {
    case 'mal':
      return json(429, {
        status: 429,
        type: 'RateLimitException',
        message: 'You are being rate-limited. Please follow Rate Limiting guidelines.',
        error: null,
      });
    case 'themes':
      return json(
        429,
        { message: 'Too Many Attempts.' },
        { ...headers, 'Retry-After': String(retryAfterSeconds) },
      );
    case 'tracker':
      return json(
        429,
        {
          data: null,
          errors: [{ message: 'Too Many Requests.', status: 429, locations: [{ line: 1, column: 1 }] }],
        },
        {
          ...headers,
          'Retry-After': String(retryAfterSeconds),
          'X-RateLimit-Reset': String(Math.ceil(freeAt / 1000)),
        },
      );
  }
}
