import type { LoginSettings } from '@tsugi/data/pure';
import type { ParseResult } from '../start-error.ts';

/**
 * The validated config.json. None of it is compiled in: one build serves sandbox, staging and live. The key `telemetry` is read and checked
 * by the lazy code that needs it (`src/telemetry/`).
 */
export interface AppConfig extends LoginSettings {
  readonly product: { readonly name: string; readonly shortName: string; readonly providerName: string };
  /** Absolute URLs of the three services. */
  readonly services: { readonly tracker: string; readonly mal: string; readonly themes: string };
  /** Which interface of the themes service stands at its URL. */
  readonly themesInterface: 'graphql' | 'json-api';
  /** URL of the remote registry, relative to config.json. */
  readonly registry: string;
  /** Origins that `?remote=name@origin` may point a remote of one tab at; checked where it is used. None where it is left out. */
  readonly remoteOverrides: unknown;
}

/** @param value config.json as parsed; `baseUrl` is its own URL, the base of relative URLs */
export function parseConfig(value: unknown, baseUrl: string): ParseResult<AppConfig> {
  const problems: { key: string; expected: string }[] = [];
  const text = (key: string): string => {
    const found = at(value, key);
    if (typeof found === 'string' && found.trim() !== '') return found;
    problems.push({ key, expected: 'a text' });
    return '';
  };
  const httpUrl = (key: string, form = /^(?:https?:|\/)/): string => {
    const found = text(key);
    const url = form.test(found) ? parseUrl(found, baseUrl) : undefined;
    if (url) return url;
    if (found !== '') problems.push({ key, expected: 'an http(s) URL' });
    return '';
  };
  const themesInterface = at(value, 'themesInterface') ?? 'graphql';
  if (themesInterface !== 'graphql' && themesInterface !== 'json-api') {
    problems.push({ key: 'themesInterface', expected: '"graphql" or "json-api"' });
  }
  const config: AppConfig = {
    product: {
      name: text('product.name'),
      shortName: text('product.shortName'),
      providerName: text('product.providerName'),
    },
    services: {
      tracker: httpUrl('services.tracker'),
      mal: httpUrl('services.mal'),
      themes: httpUrl('services.themes'),
    },
    themesInterface: themesInterface === 'json-api' ? themesInterface : 'graphql',
    authorizeUrl: httpUrl('authorizeUrl'),
    clientIds: { demo: text('clientIds.demo'), other: text('clientIds.other') },
    demoHost: text('demoHost'),
    registry: httpUrl('registry', /^\S+$/),
    remoteOverrides: at(value, 'remoteOverrides'),
  };
  const [first] = problems;
  return first ? { ok: false, ...first } : { ok: true, value: config };
}

function at(value: unknown, key: string): unknown {
  let current = value;
  for (const part of key.split('.')) {
    if (typeof current !== 'object' || current === null) return undefined;
    // An object of unknown shape; the caller checks the value.
    current = (current as Record<string, unknown>)[part];
  }
  return current;
}

function parseUrl(text: string, baseUrl: string): string | undefined {
  if (!URL.canParse(text, baseUrl)) return undefined;
  const url = new URL(text, baseUrl);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
