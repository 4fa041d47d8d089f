import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

const TIMEOUT_MS = 10_000;

/** Characters of six bits: every page reads the registry, in which the hashes stand. */
const HASH_LENGTH = 22;

/**
 * Reads a published manifest and every file that it names, as a page would.
 * @param {string} name of the remote
 * @param {string} manifestUrl
 * @param {string} shellUrl page of the deployed shell, which says what it provides
 * @returns {Promise<{ manifest: import('@tsugi/contract').RemoteManifest, content: string, versions: Record<string, string> }>} `versions` are those
 *   of the packages that the shell provides; `content` is the hash of the manifest's text: the manifest
 *   has the hash of the entry script, which has those of all chunks. Rejects with the reason why the shell would not load it
 */
export async function checkRelease(name, manifestUrl, shellUrl) {
  const provided = await providedBy(shellUrl);
  const { manifest, text } = await validManifest(name, manifestUrl, shellUrl, provided);
  const folder = decodeURIComponent(new URL('.', manifestUrl).pathname.split('/').at(-2) ?? '');
  if (folder !== manifest.version)
    throw new Error(
      `${manifestUrl} is the manifest of version ${manifest.version}, in the folder "${folder}"`,
    );
  for (const [file, hash] of Object.entries(manifest.integrity ?? {})) {
    const url = new URL(file, manifestUrl).href;
    const content = Buffer.from(await (await get(url)).arrayBuffer());
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    if (actual !== hash) throw new Error(`${url} has other content than the manifest says`);
  }
  return {
    manifest,
    content: createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH),
    versions: provided.versions ?? {},
  };
}

/** @param {string} name @param {string} url @param {string} shellUrl @param {object} provided by that shell */
async function validManifest(name, url, shellUrl, provided) {
  const { tsImport } = await import('tsx/esm/api');
  const load = (/** @type {string} */ file) =>
    tsImport(pathToFileURL(join(root, file)).href, import.meta.url);
  const { validateManifest } = await load('shared/contract/src/validate-manifest.ts');
  const { satisfies } = await load('shared/platform/src/version-range.ts');
  const text = await (await get(url)).text();
  let value;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${url} is no JSON`, { cause });
  }
  const result = validateManifest(value, name, { ...provided, satisfies });
  // Of several shells one may refuse it.
  const where = result.reason === 'incompatible' ? ` with the shell at ${shellUrl}` : '';
  if (!result.ok) throw new Error(`${url} is ${result.reason}${where}: ${result.detail}`);
  return { manifest: result.manifest, text };
}

/** What the shell's build wrote into its page. @param {string} url */
async function providedBy(url) {
  const html = await (await get(url)).text();
  const json = /<script type="application\/json" id="tsugi-provided">([^<]*)</.exec(html)?.[1];
  if (!json) throw new Error(`${url} is no page of a shell`);
  const provided = JSON.parse(json);
  // In the page of an older shell they stand in place of the name of their file.
  if (typeof provided.exports !== 'string') return provided;
  const [, base = ''] = /<base href="([^"]*)"/.exec(html) ?? [];
  const file = new URL(provided.exports, new URL(base, url)).href;
  return { ...provided, exports: await (await get(file)).json() };
}

/** @param {string} url @returns {Promise<Response>} as the server has it now; rejects unless it has it */
export async function get(url) {
  let response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  } catch (cause) {
    throw new Error(`${url} could not be reached`, { cause });
  }
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response;
}
