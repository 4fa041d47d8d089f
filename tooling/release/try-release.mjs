import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { installedTestBrowser, launchChromium } from '../lib/browser.mjs';
import { firstPageFiles } from '../lib/budgets.mjs';
import { chunkListName, federationName } from '../rspack/federation-name.mjs';
import { contributionsOf } from '../serve/contributions-of.mjs';
import { askModule } from './ask-module.mjs';
import { get } from './check-release.mjs';
import { samplePath } from './sample-path.mjs';

/** Longer than the shell gives a remote: its own deadlines say first what is missing. */
const START_MS = 30_000;

/**
 * Runs a version that nothing points to yet in a headless browser, in the deployed shell: its start, all its routes and widgets, and
 * every script and style sheet against its hash. Nothing is requested but the shell's files and the remote's.
 * @param {import('@tsugi/contract').RemoteManifest} manifest
 * @param {string} manifestUrl
 * @param {string} shellUrl
 * @returns {Promise<{ firstPage: number, all: number }>} sizes in bytes of gzip. Rejects with what failed
 */
export async function tryRelease(manifest, manifestUrl, shellUrl) {
  const browser = await launchChromium(installedTestBrowser());
  try {
    // The headers of the deployed pages may not allow the release's origin yet.
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
    const page = await context.newPage();
    const reports = [];
    page.on('pageerror', (error) => reports.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') reports.push(message.text());
    });
    await pointTo(context, manifest.name, manifestUrl, shellUrl);
    await page.goto(new URL(samplePath(manifest).slice(1), shellUrl).href, { waitUntil: 'domcontentloaded' });
    const variable = federationName(manifest.name);
    const chunkList = chunkListName(manifest.name);
    const answer = await page
      // React has rendered the page, or the shell says why it cannot: then there is no container to ask.
      .waitForFunction("document.querySelector('main:not([aria-busy]) h1')", undefined, { timeout: START_MS })
      .then(() => page.evaluate(askModule, { variable, chunkList, widgets: widgetsOf(manifest) }))
      .catch((cause) => ({ failures: [cause.message.split('\n')[0]], files: [] }));
    if (answer.failures.length > 0) {
      const lines = [...new Set([...answer.failures, ...reports])].map((line) => `  ${line.slice(0, 300)}`);
      throw new Error(
        `${manifest.name} ${manifest.version} does not run in ${shellUrl}:\n${lines.join('\n')}`,
      );
    }
    return await sizesOf(manifest, manifestUrl, answer.files);
  } finally {
    await browser.close();
  }
}

/** @param {import('@tsugi/contract').RemoteManifest} manifest */
function widgetsOf(manifest) {
  return contributionsOf(manifest, 'widget').map(({ name }) => name);
}

/**
 * The registry of this one browser names the release; services are not there.
 * @param {import('playwright').BrowserContext} context
 * @param {string} name @param {string} manifestUrl @param {string} shellUrl
 */
async function pointTo(context, name, manifestUrl, shellUrl) {
  const config = await (await get(new URL('config.json', shellUrl).href)).json();
  const registryUrl = new URL(config.registry ?? 'remotes.json', shellUrl).href;
  const registry = await (await get(registryUrl)).json();
  const remotes = { ...registry.remotes, [name]: { manifest: manifestUrl } };
  const origins = [shellUrl, registryUrl, manifestUrl].map((url) => new URL(url).origin);
  await context.route('**', (route) => {
    const url = new URL(route.request().url());
    if (url.href === registryUrl)
      return route.fulfill({ json: { remotes }, headers: { 'Access-Control-Allow-Origin': '*' } });
    return origins.includes(url.origin) ? route.continue() : route.abort();
  });
}

/**
 * @param {import('@tsugi/contract').RemoteManifest} manifest @param {string} manifestUrl
 * @param {readonly { url: string, hash: string }[]} files
 */
async function sizesOf(manifest, manifestUrl, files) {
  const first = new Set(firstPageFiles(manifest).map((file) => new URL(file, manifestUrl).href));
  const hashes = new Map(files.map(({ url, hash }) => [url, hash]));
  let firstPage = 0;
  let all = 0;
  for (const url of new Set([...first, ...hashes.keys()])) {
    const content = Buffer.from(await (await get(url)).arrayBuffer());
    const expected = hashes.get(url);
    if (expected && `sha256-${createHash('sha256').update(content).digest('base64')}` !== expected)
      throw new Error(`${url} has other content than the entry script says`);
    const size = gzipSync(content, { level: 9 }).length;
    all += size;
    if (first.has(url)) firstPage += size;
  }
  return { firstPage, all };
}
