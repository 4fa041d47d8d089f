import { composeTexts } from './compose-texts.mjs';
import { contributionsOf } from './contributions-of.mjs';
import { escapeText, withHomeSections } from './home-templates.mjs';

/**
 * Completes the built index.html for one deployment: its sub-path, and the embedded manifests. What the boot script needs for the first
 * requests and the first screen stands before it, so that both arrive with the first segments of a connection; the rest, which
 * the shell reads, stands at the end.
 *
 * @param {string} template the built index.html
 * @param {object} input
 * @param {string} input.basePath sub-path with slashes on both ends: `/tsugi/`
 * @param {{ services?: { tracker?: string }, themesInterface?: string, registry?: string, product?: { name?: string, providerName?: string }, authorizeUrl?: string, clientIds?: { other?: string } }} input.config
 * @param {Record<string, object>} input.manifests by absolute URL
 * @param {object} [input.registry] the remote registry, to start without it
 * @param {object[]} [input.lastManifests] earlier manifests of remotes whose present one cannot be read, for their links
 * @param {Record<string, import('./compose-texts.mjs').DocumentTexts>} [input.texts] of the build, by language
 * @param {Record<string, readonly string[]>} [input.provided] names of the exports of each shared module in the build
 */
export function composeIndex(
  template,
  { basePath, config, manifests, registry, lastManifests = [], texts = {}, provided = {} },
) {
  const tracker = config.services?.tracker ?? '';
  // The first request carries the access token, which no remote's origin may get: then nothing is prefetched.
  const isSeparate = !Object.keys(manifests).some((url) => hasSameOrigin(url, tracker));
  const known = isSeparate ? inInterface(manifests, config) : {};
  const start = {
    tracker,
    registry: config.registry ?? 'remotes.json',
    ...withSharedTexts(mapValues(known, startPart)),
    files: { config },
  };
  const rest = {
    manifests: mapValues(known, (manifest) => withoutStartPart(manifest, provided)),
    files: {
      registry: withoutContents(registry),
      ...(lastManifests.length > 0
        ? { lastManifests: lastManifests.map((one) => withoutImports(one, provided)) }
        : {}),
    },
  };
  const present = [...Object.values(manifests), ...lastManifests];
  const named = withNames(withLogin(template, config), config.product);
  const page = withHomeSections(withLinks(named, present), present).replace(
    /<base href="[^"]*">/,
    `<base href="${basePath.replaceAll('"', '')}">`,
  );
  const complete = withJson(withJson(page, 'start', start), 'manifests', rest);
  if (Object.keys(texts).length === 0) return complete;
  // The boot script puts them in place of the English ones.
  const { inPage, file } = composeTexts(texts, {
    html: template,
    product: config.product,
    manifests: present,
  });
  return withJson(withNoscript(complete, texts), 'texts', inPage, ` data-file="${file}"`);
}

/**
 * Without scripts nothing knows the language of the user: what the page says then stands there in every one.
 * @param {string} html
 * @param {Record<string, import('./compose-texts.mjs').DocumentTexts>} texts
 */
function withNoscript(html, texts) {
  return html.replace(/<noscript>(.*?)<\/noscript>/s, (_whole, content) => {
    const english = content.replace(/<p lang=.*/s, '');
    const sentences = [...english.matchAll(/<(?:h1|p)>(.*?)<\//g)].map(([, text = '']) => text);
    const others = Object.entries(texts).flatMap(([language, { messages }]) => {
      const translated = sentences.flatMap((text) => messages[text] ?? []);
      // Pseudo-locales are for tests.
      if (language.startsWith('x-') || translated.length < sentences.length) return [];
      return `<p lang="${language}">${escapeText(translated.join('. '))}</p>`;
    });
    return `<noscript>${english}${others.join('')}</noscript>`;
  });
}

/**
 * @param {string} html with `<!-- name -->`, or an earlier composition
 * @param {string} name
 * @param {object} value
 * @param {string} [attributes]
 */
function withJson(html, name, value, attributes = '') {
  const open = `<script type="application/json" id="tsugi-${name}"`;
  // Inside a script element only "<" could end the text.
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(
    new RegExp(`<!-- ${name} -->|${open}[^<]*</script>`),
    () => `${open}${attributes}>${json}</script>`,
  );
}

/** What starts the pages of a remote. Of a malformed manifest nothing does. @param {any} manifest */
function startPart(manifest) {
  const parts = ['route', 'home-start'].flatMap((type) => contributionsOf(manifest, type));
  const files = new Set(parts.flatMap(({ firstScreen }) => Object.values(firstScreen ?? {})));
  return {
    name: manifest?.name,
    contract: manifest?.contract,
    integrity: filterKeys(manifest?.integrity, (file) => files.has(file)),
    contributions: parts.map(({ title: _t, route: _r, section: _s, preload: _p, ...part }) => part),
  };
}

/**
 * The same manifest without what only its start needs, the texts that the page has as a catalogue, and its imports if the shell of this page
 * provides them all: the shell need not check them once more.
 * @param {any} manifest
 * @param {Record<string, readonly string[]>} provided
 */
function withoutStartPart(manifest, provided) {
  if (!Array.isArray(manifest?.contributions)) return manifest;
  const { texts: _t, ...own } = withoutImports(manifest, provided);
  const { integrity } = startPart(manifest);
  const without = (one) => {
    if (one?.type !== 'route' && one?.type !== 'home-start') return one;
    const { requests: _q, firstScreen: _f, textsOf: _t, ...rest } = one;
    return rest;
  };
  return {
    ...own,
    contributions: manifest.contributions.map(without),
    ...(manifest.integrity
      ? { integrity: filterKeys(manifest.integrity, (file) => !(file in integrity)) }
      : {}),
  };
}

/**
 * @param {any} manifest of any shape
 * @param {Record<string, readonly string[]>} provided
 */
function withoutImports(manifest, provided) {
  if (typeof manifest?.imports !== 'object' || manifest.imports === null) return manifest;
  const { imports, ...own } = manifest;
  const isProvided = Object.entries(imports).every(
    ([module, names]) => Array.isArray(names) && names.every((name) => provided[module]?.includes(name)),
  );
  return isProvided ? own : manifest;
}

/** The file with what `provided` is, as the page names it. @param {string} html the built index.html @returns {string} */
export function providedFile(html) {
  const [, json = '{}'] = /id="tsugi-provided">([^<]*)/.exec(html) ?? [];
  return `${JSON.parse(json).exports}`;
}

/** @param {unknown} record @param {(key: string) => boolean} isKept @returns {Record<string, any>} */
function filterKeys(record, isKept) {
  return Object.fromEntries(Object.entries(Object(record)).filter(([key]) => isKept(key)));
}

/** @param {Record<string, any>} record @param {(value: any) => any} change */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

/** The hashes of released versions are for releases, not for pages. @param {{ remotes?: unknown }} [registry] */
function withoutContents(registry) {
  if (typeof registry?.remotes !== 'object' || registry.remotes === null) return registry;
  const entries = Object.entries(registry.remotes).map(([name, entry]) => {
    if (typeof entry !== 'object' || entry === null) return [name, entry];
    const { contents: _, ...rest } = entry;
    return [name, rest];
  });
  return { ...registry, remotes: Object.fromEntries(entries) };
}

/**
 * A manifest has a first request to the themes service for both of its interfaces; the page holds the one that config.json
 * names.
 * @param {Record<string, object>} manifests
 * @param {{ themesInterface?: string }} config
 */
function inInterface(manifests, { themesInterface }) {
  return withRequests(manifests, ({ graphql, ...request }) =>
    graphql && themesInterface !== 'json-api' ? { ...request, query: graphql } : request,
  );
}

/**
 * Documents and their fragments stand in several routes: each is written once (a quarter of the page), since the boot script
 * behind them starts when they have arrived. `readEmbeddedManifests` puts the queries together again.
 * @param {Record<string, object>} manifests
 */
function withSharedTexts(manifests) {
  /** @type {string[]} */
  const texts = [];
  const indexOf = (text) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const shared = withRequests(manifests, (request) =>
    typeof request.query === 'string'
      ? { ...request, query: request.query.split(/(?=fragment )/).map(indexOf) }
      : request,
  );
  return { texts, manifests: shared };
}

/**
 * @param {Record<string, object>} manifests by URL, of any shape
 * @param {(request: any) => object} change
 */
function withRequests(manifests, change) {
  const changed = (request) => (typeof request === 'object' && request !== null ? change(request) : request);
  const part = (one) =>
    Array.isArray(one?.requests) ? { ...one, requests: one.requests.map(changed) } : one;
  const entries = Object.entries(manifests).map(([url, manifest]) => [
    url,
    Array.isArray(manifest?.contributions)
      ? { ...manifest, contributions: manifest.contributions.map(part) }
      : manifest,
  ]);
  return Object.fromEntries(entries);
}

/** @param {string} a @param {string} b */
function hasSameOrigin(a, b) {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).origin === new URL(b).origin;
}

/**
 * The templates of the home page contain the names of the product and its provider.
 * @param {string} html @param {{ name?: string, providerName?: string }} [product]
 */
function withNames(html, product) {
  const named = (text, mark, name) =>
    typeof name === 'string'
      ? text.replace(new RegExp(`(<span data-${mark}>)[^<]*`, 'g'), (_, tag) => tag + escapeText(name))
      : text;
  return named(named(html, 'product', product?.name), 'provider', product?.providerName);
}

/**
 * A login link can be followed before config.json has arrived. On the demo host the boot script replaces the client id.
 * @param {string} html @param {{ authorizeUrl?: string, clientIds?: { other?: string } }} config
 */
function withLogin(html, { authorizeUrl, clientIds }) {
  const query = new URLSearchParams({ client_id: clientIds?.other ?? '', response_type: 'token' });
  const separator = authorizeUrl?.includes('?') ? '&' : '?';
  const url = authorizeUrl && clientIds?.other ? authorizeUrl + separator + query : 'authentication';
  return html.replace(/(<a [^>]*\bdata-login href=")[^"]*/g, (_whole, before) => before + escapeText(url));
}

/**
 * The links that every user sees stand in the page before any script has run: the same as the frame renders.
 * @param {string} html @param {readonly object[]} manifests
 */
function withLinks(html, manifests) {
  const entries = manifests
    .flatMap((manifest) => contributionsOf(manifest, 'navigation'))
    .sort((one, other) => one.order - other.order);
  return html.replace(/(<span data-links="([\w-]+)">).*?(<\/span>)/g, (_whole, open, place, close) => {
    const style = place === 'welcome' ? ' class="quiet-link"' : '';
    const links = entries
      .filter(({ places, audience }) => places?.includes(place) && audience === undefined)
      .map(({ to, label }) => `<a${style} href="${escapeText(to.slice(1))}">${escapeText(label)}</a>`);
    return open + links.join('') + close;
  });
}

/** Enough for a server on a busy machine: a page without its manifests starts slower, and has no first screen. */
export const FETCH_TIMEOUT_MS = 3000;

/**
 * Reads every manifest of a registry. One that cannot be fetched is left out: the page will then read it itself.
 * @param {{ remotes?: Record<string, { manifest?: string }> }} registry
 * @param {string} registryUrl
 * @param {(url: string) => object | undefined} [readLocal] for files of this deployment, which need not be served yet
 * @returns {Promise<Record<string, object>>} by absolute URL
 */
export async function readManifests(registry, registryUrl, readLocal = () => undefined) {
  const entries = await Promise.all(
    manifestUrls(registry, registryUrl).map(async (url) => {
      const local = readLocal(url);
      if (local) return [[url, local]];
      try {
        const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
        const manifest = response.ok ? await response.json() : undefined;
        return typeof manifest === 'object' && manifest !== null ? [[url, manifest]] : [];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}

/**
 * @param {{ remotes?: Record<string, { manifest?: string }> }} registry
 * @param {string} registryUrl
 */
function manifestUrls(registry, registryUrl) {
  return Object.values(registry.remotes ?? {}).flatMap((entry) => absolute(entry?.manifest, registryUrl));
}

/**
 * Origins that the page's policy has to allow: those of the manifests, canaries and previous versions among them, and those that
 * config.json lists for overrides.
 * @param {{ remotes?: Record<string, { manifest?: string, previous?: string, canary?: { manifest?: string } }> }} registry
 * @param {string} registryUrl
 * @param {{ remoteOverrides?: string[] }} config
 */
export function remoteOrigins(registry, registryUrl, { remoteOverrides = [] }) {
  const entries = Object.values(registry.remotes ?? {});
  const urls = [
    ...entries.map((entry) => entry?.manifest),
    ...entries.map((entry) => entry?.canary?.manifest),
    // A page goes back to it when the present version fails.
    ...entries.map((entry) => entry?.previous),
    ...remoteOverrides,
  ];
  return [...new Set(urls.flatMap((url) => absolute(url, registryUrl)).map((url) => new URL(url).origin))];
}

/** @param {unknown} url @param {string} base */
function absolute(url, base) {
  return typeof url === 'string' && URL.canParse(url, base) ? [new URL(url, base).href] : [];
}
