import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  composeIndex,
  FETCH_TIMEOUT_MS,
  providedFile,
  readManifests,
  remoteOrigins,
} from './compose-index.mjs';
import { composeTexts, textFiles, textsIn } from './compose-texts.mjs';
import { composeWebManifest } from './compose-web-manifest.mjs';
import { upgraded } from './contributions-of.mjs';
import { FILE_ENDINGS } from './hosting.mjs';
import { listen } from './listen.mjs';
import { takingRemotes } from './require-no-overlaps.mjs';
import { sendFile, sendText } from './respond.mjs';
import { pageHeaders } from './security-headers.mjs';
import { describeFile, findFile } from './static-files.mjs';

/**
 * Serves the shell under its sub-path: files as they are, index.html for every page URL, completed from the
 * deployment's own config.json and registry, which may change while it runs.
 *
 * @param {object} input
 * @param {string} input.dist the build
 * @param {string} input.deployment folder with config.json and remotes.json, laid over the build
 * @param {number} input.port
 * @param {string} [input.basePath]
 * @param {boolean} [input.policy] false for development builds, whose tools need what the headers forbid
 */
export async function serveShell({ dist, deployment, port, basePath = '/tsugi/', policy = true }) {
  /** @type {LastGoodFiles} */
  const lastGood = {};
  const page = () =>
    composePage({ dist, deployment, basePath, origin: `http://localhost:${port}`, lastGood });
  // Reads each manifest once, so that the links of a remote that is down later stay.
  await page();
  return listen(port, async (request, response) => {
    const url = new URL(request.url ?? '/', `http://localhost:${port}`);
    if (url.pathname === '/' || `${url.pathname}/` === basePath) {
      response.writeHead(302, { Location: basePath, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    if (!url.pathname.startsWith(basePath)) {
      sendText(response, 404, `Not found. The product is at ${basePath}`);
      return;
    }
    const path = decodePath(url.pathname.slice(basePath.length));
    if (path === WEB_MANIFEST || COMPOSED.test(path)) {
      const composed = (await page()).files().find((one) => one.path === path || isSameTexts(one.path, path));
      if (composed) sendFile(request, response, composed.file, {});
      else sendText(response, 404, 'Not found');
      return;
    }
    const file = path !== '' && path !== 'index.html' ? findFile([deployment, dist], path) : undefined;
    if (file) {
      const headers = path === 'sw.js' ? { 'Service-Worker-Allowed': basePath } : {};
      sendFile(request, response, file, headers);
      return;
    }
    // A missing file must not be replaced by a page: a script that is HTML is the worst of errors.
    if (FILE_ENDINGS.some((ending) => path.endsWith(`.${ending}`))) {
      sendText(response, 404, 'Not found');
      return;
    }
    const { file: index, headers } = await page();
    sendFile(request, response, index, policy ? headers : {});
  });
}

/** Composed like index.html: its shortcuts are pages of remotes. */
const WEB_MANIFEST = 'manifest.webmanifest';

/** The same, and the texts of the page, in other languages. */
const COMPOSED = /^manifest\.[\w-]+\.webmanifest$|^[\w-]+\/document(?:-later)?\.[0-9a-f]{8}\.json$/;

/** A page of an earlier composition names other ones, and gets those of the present. @param {string} one @param {string} other */
function isSameTexts(one, other) {
  const texts = textsIn(one);
  return texts !== undefined && texts === textsIn(other);
}

/** @typedef {{ config?: object, registry?: object, registryUrl?: string, manifests?: Record<string, object> }} LastGoodFiles */

/**
 * @param {object} input
 * @param {string} input.dist
 * @param {string} input.deployment
 * @param {string} input.basePath
 * @param {string} input.origin
 * @param {LastGoodFiles} [input.lastGood] the files of earlier pages, replaced here by newer ones that are usable
 */
export async function composePage({ dist, deployment, basePath, origin, lastGood = {} }) {
  const config = readJson(join(deployment, 'config.json'));
  const registryUrl = new URL(config.registry ?? 'remotes.json', `${origin}${basePath}`).href;
  const registry = await readRegistry(registryUrl, origin, basePath, deployment);
  const files = await readManifests(registry, registryUrl, (url) =>
    readOwn(url, origin + basePath, deployment),
  );
  const read = await upgraded(files);
  const known = await separateManifests(read, lastGood);
  const last = lastManifests(known, registry, registryUrl, lastGood);
  const template = readFileSync(join(dist, 'index.html'), 'utf8');
  const texts = readJson(join(dist, 'document-texts.json'));
  const html = composeIndex(template, {
    basePath,
    config,
    manifests: known,
    lastManifests: last,
    registry,
    texts,
    provided: readJson(join(dist, providedFile(template))),
  });
  // A browser continues with its last good copy of a file that is malformed: the policy must allow what that copy names.
  if (isUsableConfig(config)) lastGood.config = config;
  if (isUsableRegistry(registry, registryUrl)) Object.assign(lastGood, { registry, registryUrl });
  const allowed = { config, registry, registryUrl, ...lastGood };
  const security = readJson(join(dist, 'security.json'));
  return {
    manifests: Object.values(known),
    file: describeFile('index.html', Buffer.from(html)),
    /** What is composed beside the page. */
    files: () => {
      const manifests = [...Object.values(known), ...last];
      const deployment = { product: config.product, manifests };
      return composedFiles({ webManifest: readJson(join(dist, WEB_MANIFEST)), template, texts, deployment });
    },
    headers: pageHeaders({
      security: { scripts: security.scripts ?? [], styles: security.styles ?? [] },
      config: allowed.config,
      remoteOrigins: remoteOrigins(allowed.registry, allowed.registryUrl, allowed.config),
    }),
  };
}

/** @returns {{ path: string, file: import('./static-files.mjs').StaticFile }[]} */
function composedFiles({ webManifest, template, texts, deployment }) {
  const composed = Object.entries(texts).map(([language, { messages }]) => [
    WEB_MANIFEST.replace('.', `.${language}.`),
    composeWebManifest(webManifest, { ...deployment, language, messages }),
  ]);
  const all = [
    [WEB_MANIFEST, composeWebManifest(webManifest, deployment)],
    ...composed,
    ...Object.entries(textFiles(composeTexts(texts, { html: template, ...deployment }))),
  ];
  return all.map(([path, text]) => ({ path, file: describeFile(path, Buffer.from(text)) }));
}

/**
 * Without a manifest that takes a path of another remote: the page is composed with the earlier one, by which the shell knows who
 * has had the path. A page that is composed for the first time holds them all.
 * @param {Record<string, object>} read manifests by URL
 * @param {LastGoodFiles} lastGood
 * @returns {Promise<Record<string, object>>}
 */
async function separateManifests(read, { manifests: earlier = {} }) {
  const known = Object.values(earlier);
  if (known.length === 0 || Object.values(read).every((one) => isAmong(known, one))) return read;
  const taking = await takingRemotes(
    Object.values(read).filter(hasContributions),
    known.filter(hasContributions),
  );
  return Object.fromEntries(Object.entries(read).filter(([, { name }]) => !taking.includes(name)));
}

/** @param {object[]} known @param {object} manifest */
function isAmong(known, manifest) {
  const text = JSON.stringify(manifest);
  return known.some((one) => JSON.stringify(one) === text);
}

/** @param {{ contributions?: unknown }} manifest */
function hasContributions({ contributions }) {
  return Array.isArray(contributions);
}

/**
 * The last readable manifests of remotes whose present one cannot be read: their links stay in the frame.
 * @param {Record<string, object>} known manifests by URL
 * @param {{ remotes?: Record<string, { manifest?: string } | null> }} registry
 * @param {string} registryUrl
 * @param {LastGoodFiles} lastGood
 */
function lastManifests(known, registry, registryUrl, lastGood) {
  lastGood.manifests ??= {};
  const last = [];
  for (const [name, entry] of Object.entries(registry.remotes ?? {})) {
    const url = entry?.manifest;
    const manifest =
      typeof url === 'string' && URL.canParse(url, registryUrl) && known[new URL(url, registryUrl).href];
    if (manifest) lastGood.manifests[name] = manifest;
    else if (lastGood.manifests[name]) last.push(lastGood.manifests[name]);
  }
  return last;
}

/** Whether the policy can be made from it. The page validates the rest, and names the key. @param {{ services?: unknown }} config */
function isUsableConfig({ services }) {
  return isRecord(services) && Object.values(services).every((url) => URL.canParse(url));
}

/** @param {{ remotes?: unknown }} registry @param {string} registryUrl */
function isUsableRegistry({ remotes }, registryUrl) {
  return (
    isRecord(remotes) &&
    Object.values(remotes).every(
      (entry) => typeof entry?.manifest === 'string' && URL.canParse(entry.manifest, registryUrl),
    )
  );
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A path with a malformed escape gets the 404 page of the product. @param {string} path */
function decodePath(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The registry may stand beside the page or anywhere else. */
async function readRegistry(registryUrl, origin, basePath, deployment) {
  const prefix = `${origin}${basePath}`;
  if (registryUrl.startsWith(prefix)) return readJson(join(deployment, registryUrl.slice(prefix.length)));
  try {
    const response = await fetch(registryUrl, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    const value = response.ok ? await response.json() : {};
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * A manifest of a remote that stands below the shell, on one origin. `contract` stands in one of every contract, and in no `{}`.
 * @param {string} url
 * @param {string} prefix
 * @param {string} folder
 */
function readOwn(url, prefix, folder) {
  const manifest = url.startsWith(prefix) ? readJson(join(folder, url.slice(prefix.length))) : {};
  return 'contract' in manifest ? manifest : undefined;
}

/** A file that is missing or no JSON is the page's to report, with the key and all. */
function readJson(path) {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
