import { contributionsOf } from './contributions-of.mjs';

/** Types of contributions that start pages. */
export const START_TYPES = ['route', 'home-start'];

/**
 * What the boot script of a document needs: the requests, first screens and files of the pages that it starts, the hashes of first screens,
 * and where everything else is.
 * @param {object} input
 * @param {any} input.config
 * @param {string} input.composition its file, beside the page
 * @param {Record<string, any>} input.manifests of any shape, by absolute URL
 * @param {(url: string, part: object) => boolean} [input.isStarted] whether the document starts this route or home page; all when left out
 */
export function startData({ config, composition, manifests, isStarted = () => true }) {
  const entries = Object.entries(inInterface(manifests, config)).flatMap(([url, manifest]) => {
    const parts = START_TYPES.flatMap((type) => contributionsOf(manifest, type));
    // Before the change of its requests a part is the one that the document is chosen by.
    const original = START_TYPES.flatMap((type) => contributionsOf(manifests[url], type));
    const started = parts.filter((_part, index) => isStarted(url, original[index]));
    return started.length > 0 ? [[url, startPart(manifest, started)]] : [];
  });
  return {
    tracker: config.services?.tracker ?? '',
    registry: config.registry ?? 'remotes.json',
    composition,
    // A stored screen is shown if its styles are of one of these versions.
    remotes: Object.keys(manifests),
    ...withSharedTexts(Object.fromEntries(entries)),
    files: { config },
  };
}

/** @param {any} manifest @param {readonly any[]} parts of its contributions */
function startPart({ name, contract, integrity, preload }, parts) {
  const shown = parts.map(withoutOwnStyle);
  const files = new Set(shown.flatMap(({ firstScreen }) => Object.values(firstScreen ?? {}).flat()));
  return {
    name,
    contract,
    ...(preload?.scripts?.length || preload?.styles?.length ? { preload } : {}),
    integrity: Object.fromEntries(Object.entries(Object(integrity)).filter(([file]) => files.has(file))),
    contributions: shown.map(({ title: _t, route: _r, section: _s, ...part }) => part),
  };
}

/** The boot script shows a first screen with the style sheets of its page where it can. @param {any} part */
function withoutOwnStyle(part) {
  if (!part.firstScreen?.styles) return part;
  const { style: _, ...firstScreen } = part.firstScreen;
  return { ...part, firstScreen };
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
 * behind them starts when they have arrived. `readEmbeddedStart` puts the queries together again.
 * @param {Record<string, object>} manifests
 */
function withSharedTexts(manifests) {
  /** @type {string[]} */
  const texts = [];
  const indexOf = (text) => (texts.includes(text) ? texts.indexOf(text) : texts.push(text) - 1);
  const shared = withRequests(manifests, (request) =>
    typeof request.query === 'string'
      ? { ...request, query: request.query.split(/(?=\nfragment )|(?<!\n)(?=fragment )/).map(indexOf) }
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
