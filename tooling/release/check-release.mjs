import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';
import { satisfy } from '../rspack/satisfy.mjs';

const TIMEOUT_MS = 10_000;

/**
 * Reads a published manifest and every file that it names, as a page would.
 * @param {string} name of the remote
 * @param {string} manifestUrl
 * @param {string} shellUrl page of the deployed shell, which says what it provides
 * @returns {Promise<{ version: string }>} rejects with the reason why the shell would not load it
 */
export async function checkRelease(name, manifestUrl, shellUrl) {
  const manifest = await validManifest(name, manifestUrl, await providedBy(shellUrl));
  for (const [file, hash] of Object.entries(manifest.integrity ?? {})) {
    const url = new URL(file, manifestUrl).href;
    const content = Buffer.from(await (await get(url)).arrayBuffer());
    const actual = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    if (actual !== hash) throw new Error(`${url} has other content than the manifest says`);
  }
  return manifest;
}

/** @param {string} name @param {string} url @param {object} provided */
async function validManifest(name, url, provided) {
  const { tsImport } = await import('tsx/esm/api');
  const contract = pathToFileURL(join(root, 'shared/contract/src/validate-manifest.ts')).href;
  const { validateManifest } = await tsImport(contract, import.meta.url);
  const value = await (await get(url)).json().catch((cause) => {
    throw new Error(`${url} is no JSON`, { cause });
  });
  const result = validateManifest(value, name, { ...provided, satisfies: satisfy });
  if (!result.ok) throw new Error(`${url} is ${result.reason}: ${result.detail}`);
  return result.manifest;
}

/** What the shell's build wrote into its page. @param {string} url */
async function providedBy(url) {
  const html = await (await get(url)).text();
  const json = /<script type="application\/json" id="tsugi-provided">([^<]*)</.exec(html)?.[1];
  if (!json) throw new Error(`${url} is no page of a shell`);
  return JSON.parse(json);
}

/** @param {string} url */
async function get(url) {
  let response;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'no-store' });
  } catch (cause) {
    throw new Error(`${url} could not be reached`, { cause });
  }
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response;
}
