import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeIndex, providedFile } from './compose-index.mjs';
import { composeTexts, textFiles } from './compose-texts.mjs';
import { composeWebManifest } from './compose-web-manifest.mjs';
import { upgraded } from './contributions-of.mjs';
import { FETCH_TIMEOUT_MS, readManifests, remoteOrigins } from './read-manifests.mjs';
import { takingRemotes } from './require-no-overlaps.mjs';
import { pageHeaders } from './security-headers.mjs';
import { shortcutIcons } from './shortcut-icons.mjs';

/** Composed like the documents: its shortcuts are pages of remotes. */
const WEB_MANIFEST = 'manifest.webmanifest';

/** @typedef {{ config?: object, registry?: object, registryUrl?: string, manifests?: Record<string, object> }} LastGoodFiles */

/**
 * The documents of a deployment as its files are now.
 * @param {object} input
 * @param {string} input.dist the build
 * @param {string} input.deployment folder with config.json and the registry
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
  const { index, pages, composition } = composeIndex(template, {
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
  const webManifest = readJson(join(dist, WEB_MANIFEST));
  const installed = [...Object.values(known), ...last];
  const icons = await shortcutIcons(installed, String(webManifest.theme_color ?? '#000'));
  return {
    manifests: Object.values(known),
    /** The registry and manifests of this deployment's own folder. */
    ownFiles: [registryUrl, ...Object.keys(files)].flatMap((url) =>
      ownPath(url, origin + basePath, deployment),
    ),
    index,
    pages,
    /** What is composed beside the documents, by path. */
    files: () => {
      const deployment = { product: config.product, manifests: installed, iconsOf: icons.iconsOf };
      return {
        [composition.path]: composition.text,
        ...icons.files,
        ...composedFiles({ webManifest, template, texts, deployment }),
      };
    },
    headers: pageHeaders({
      security: { scripts: security.scripts ?? [], styles: security.styles ?? [] },
      config: allowed.config,
      remoteOrigins: remoteOrigins(allowed.registry, allowed.registryUrl, allowed.config),
    }),
  };
}

/** @returns {Record<string, string>} texts by path */
function composedFiles({ webManifest, template, texts, deployment }) {
  const translated = Object.entries(texts).map(([language, { messages }]) => [
    WEB_MANIFEST.replace('.', `.${language}.`),
    composeWebManifest(webManifest, { ...deployment, language, messages }),
  ]);
  return {
    [WEB_MANIFEST]: composeWebManifest(webManifest, deployment),
    ...Object.fromEntries(translated),
    ...textFiles(composeTexts(texts, { html: template, ...deployment })),
  };
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

/** The registry may stand beside the page or anywhere else. */
async function readRegistry(registryUrl, origin, basePath, deployment) {
  const [own] = ownPath(registryUrl, origin + basePath, deployment);
  if (own) return readJson(own);
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
  const [manifest = {}] = ownPath(url, prefix, folder).map(readJson);
  return 'contract' in manifest ? manifest : undefined;
}

/** @param {string} url @param {string} prefix @param {string} folder @returns {string[]} the path of a file below the shell; else none */
function ownPath(url, prefix, folder) {
  return url.startsWith(prefix) ? [join(folder, url.slice(prefix.length))] : [];
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
