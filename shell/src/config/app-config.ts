/** config.json, checked. Nothing of it is compiled in: one build serves sandbox, staging and live. */
export interface AppConfig {
  readonly product: { readonly name: string; readonly shortName: string; readonly providerName: string };
  /** Absolute addresses of the three services. */
  readonly services: { readonly tracker: string; readonly mal: string; readonly themes: string };
  readonly authorizeUrl: string;
  /** `demo` is used on `demoHost`, `other` everywhere else. */
  readonly clientIds: { readonly demo: string; readonly other: string };
  readonly demoHost: string;
  /** Address of the remote registry, relative to config.json. */
  readonly registry: string;
  /** Origins that `?remote=name@origin` may point a remote of one tab at; checked where it is used. None where it is left out. */
  readonly remoteOverrides: unknown;
}

export type ConfigResult =
  | { readonly ok: true; readonly value: AppConfig }
  | { readonly ok: false; readonly key: string; readonly expected: string };

/** @param value config.json as parsed; `baseUrl` is its own address, against which relative addresses count */
export function parseConfig(value: unknown, baseUrl: string): ConfigResult {
  const problems: { key: string; expected: string }[] = [];
  const text = (key: string): string => {
    const found = at(value, key);
    if (typeof found === 'string' && found.trim() !== '') return found;
    problems.push({ key, expected: 'a text' });
    return '';
  };
  const address = (key: string, form = /^(?:https?:|\/)/): string => {
    const found = text(key);
    const url = form.test(found) ? parseUrl(found, baseUrl) : undefined;
    if (url) return url;
    if (found !== '') problems.push({ key, expected: 'an http(s) address' });
    return '';
  };
  const config: AppConfig = {
    product: {
      name: text('product.name'),
      shortName: text('product.shortName'),
      providerName: text('product.providerName'),
    },
    services: {
      tracker: address('services.tracker'),
      mal: address('services.mal'),
      themes: address('services.themes'),
    },
    authorizeUrl: address('authorizeUrl'),
    clientIds: { demo: text('clientIds.demo'), other: text('clientIds.other') },
    demoHost: text('demoHost'),
    registry: address('registry', /^\S+$/),
    remoteOverrides: at(value, 'remoteOverrides'),
  };
  const [first] = problems;
  return first ? { ok: false, ...first } : { ok: true, value: config };
}

function at(value: unknown, key: string): unknown {
  let current = value;
  for (const part of key.split('.')) {
    if (typeof current !== 'object' || current === null) return undefined;
    // An object of unknown shape: whatever stands under the name is checked by the caller.
    current = (current as Record<string, unknown>)[part];
  }
  return current;
}

function parseUrl(text: string, baseUrl: string): string | undefined {
  if (!URL.canParse(text, baseUrl)) return undefined;
  const url = new URL(text, baseUrl);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}
