import type { ParseResult } from '../start-error.ts';

/** The validated key `telemetry` of config.json. */
export interface TelemetrySettings {
  /** Absolute URL that batches are sent to. */
  readonly collector: string;
  /** Share of visits, from 0 to 1, whose web vitals are measured. */
  readonly sampleRate: number;
}

const DEFAULT_SAMPLE_RATE = 0.1;
const KEYS = ['collector', 'sampleRate'];

/** @param raw the key's value in config.json; `baseUrl` is the base of a relative collector */
export function parseTelemetry(raw: unknown, baseUrl: string): ParseResult<TelemetrySettings> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, key: 'telemetry', expected: 'an object with "collector"' };
  }
  const unknown = Object.keys(raw).find((key) => !KEYS.includes(key));
  // A misspelt rate would otherwise be the default one.
  if (unknown !== undefined) {
    return { ok: false, key: `telemetry.${unknown}`, expected: `only ${KEYS.join(' and ')}` };
  }
  const { collector, sampleRate = DEFAULT_SAMPLE_RATE }: { collector?: unknown; sampleRate?: unknown } = raw;
  const url = typeof collector === 'string' ? collectorUrl(collector, baseUrl) : undefined;
  if (url === undefined) return { ok: false, key: 'telemetry.collector', expected: 'an http(s) URL' };
  if (typeof sampleRate !== 'number' || !(sampleRate >= 0 && sampleRate <= 1)) {
    return { ok: false, key: 'telemetry.sampleRate', expected: 'a number from 0 to 1' };
  }
  return { ok: true, value: { collector: url, sampleRate } };
}

function collectorUrl(text: string, baseUrl: string): string | undefined {
  if (!/^(?:https?:\/\/|\/)/.test(text) || !URL.canParse(text, baseUrl)) return undefined;
  const url = new URL(text, baseUrl);
  // No browser sends a request to a URL with a password.
  return url.username === '' && url.password === '' ? url.href : undefined;
}
