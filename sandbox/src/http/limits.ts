import { type HttpResponse, html, json, type Service } from './message.ts';

export const LIMITED = ['tracker', 'mal', 'themes'] as const;
export type Limited = (typeof LIMITED)[number];

export type Limit = {
  enabled: boolean;
  perMinute: number;
  /** At most so many requests within the service's short window (`BURST_MS`). */
  burst: number;
};

/** The tracker's documented 90 a minute have been 30 since autumn 2025; about 20 requests in 8 s were refused there. */
const USUAL: Readonly<Record<Limited, Limit>> = {
  tracker: { enabled: true, perMinute: 30, burst: 19 },
  mal: { enabled: true, perMinute: 60, burst: 3 },
  themes: { enabled: true, perMinute: 90, burst: 90 },
};
const BURST_MS: Readonly<Record<Limited, number>> = { tracker: 8_000, mal: 1_000, themes: 1_000 };
const MINUTE_MS = 60_000;
/** The tracker refuses everything for this long once it has refused one request; the refusals do not prolong it. */
const TRACKER_SILENCE_SECONDS = 60;

export type Verdict = { headers: Record<string, string>; refusal: HttpResponse | undefined };

/** Counts what each service has responded within its windows, and refuses as that service does. */
export class Limits {
  private readonly limits: Record<Limited, Limit> = structuredClone({ ...USUAL });
  private readonly times: Record<Limited, number[]> = { tracker: [], mal: [], themes: [] };
  private silentUntil = 0;
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
      this.forget(service);
    }
  }

  reset(): void {
    for (const service of LIMITED) {
      this.limits[service] = { ...USUAL[service] };
      this.forget(service);
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
    // What is not counted is not used up: a client would pace itself by the header.
    if (!limit.enabled) return { headers: headersOf(limited, limit, 0), refusal: undefined };
    const times = this.times[limited].filter((time) => now - time < MINUTE_MS);
    this.times[limited] = times;
    const recent = times.filter((time) => now - time < BURST_MS[limited]);
    const overMinute = times.length >= limit.perMinute;
    const isSilent = limited === 'tracker' && now < this.silentUntil;
    if (!(overMinute || isSilent || recent.length >= limit.burst)) {
      times.push(now);
      return { headers: headersOf(limited, limit, times.length), refusal: undefined };
    }
    if (limited === 'tracker' && !isSilent) this.silentUntil = now + TRACKER_SILENCE_SECONDS * 1000;
    const freeAt = overMinute ? (times[0] ?? now) + MINUTE_MS : (recent[0] ?? now) + BURST_MS[limited];
    return { headers: {}, refusal: refusalOf(limited, limit, Math.max(1, Math.ceil((freeAt - now) / 1000))) };
  }

  private forget(service: Limited): void {
    this.times[service] = [];
    if (service === 'tracker') this.silentUntil = 0;
  }
}

/** Without a refusal neither service names when its window ends. */
function headersOf(service: Limited, { perMinute }: Limit, used: number): Record<string, string> {
  return service === 'mal'
    ? {}
    : {
        'X-RateLimit-Limit': String(perMinute),
        'X-RateLimit-Remaining': String(Math.max(0, perMinute - used)),
      };
}

function refusalOf(service: Limited, limit: Limit, retryAfterSeconds: number): HttpResponse {
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
        { ...headersOf(service, limit, limit.perMinute), 'Retry-After': String(retryAfterSeconds) },
      );
    case 'tracker':
      return trackerRefusal();
  }
}

/** As recorded: `Content-Type`, `Date` and `Retry-After: 60` are all its headers. */
export function trackerRefusal(): HttpResponse {
  const body = {
    data: null,
    errors: [{ message: 'Too Many Requests.', status: 429, locations: [{ line: 1, column: 1 }] }],
  };
  return { ...json(429, body, { 'Retry-After': String(TRACKER_SILENCE_SECONDS) }), isHidden: true };
}

/** What stands in front of the tracker refuses requests without a Referer, with a page of its own. */
export function refusalWithoutReferer(): HttpResponse {
  return {
    ...html(403, '<!doctype html><title>403 Forbidden</title><h1>403 Forbidden</h1>'),
    isHidden: true,
  };
}
