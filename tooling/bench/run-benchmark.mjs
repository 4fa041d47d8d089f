import { join } from 'node:path';
import { chromium } from 'playwright';
import { installedChromium } from '../lib/browser.mjs';
import { allParts, measureBudgets } from '../lib/budgets.mjs';
import { buildAll } from '../lib/build.mjs';
import { packageVersion } from '../lib/package-dir.mjs';
import { cacheDir, remoteDir, remoteNames, shellDir } from '../lib/paths.mjs';
import { startSandboxProcess } from '../lib/sandbox-process.mjs';
import { registryOf, sandboxConfig, serveRemote, serveShell, writeDeployment } from '../serve/index.mjs';
import { measureLoad } from './measure-load.mjs';

const PORT_BASE = Number(process.env.BENCH_PORT_BASE ?? 4800);

/** Pages and what counts as their first content. */
const PAGES = [
  { name: 'search', path: 'search/anime', content: 'main a[href*="/ani/"]' },
  { name: 'media', path: 'ani/anime/1/_', content: 'main img[src*="/images/"]' },
  { name: 'home, signed out', path: '', content: 'main a[href*="/ani/"]' },
];

/** @param {{ runs: number }} input */
export async function runBenchmark({ runs }) {
  await buildAll();
  const sandboxUrl = `http://localhost:${PORT_BASE + 10}`;
  await startSandboxProcess(PORT_BASE);
  await post(`${sandboxUrl}/__sandbox/limits`, { service: 'tracker', enabled: false });
  const servers = await startServers(sandboxUrl);
  const media = await firstAnime(sandboxUrl);
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const samples = new Map();
  // Interleaved, so that a slow moment of the machine touches every page alike.
  for (let run = 0; run < runs; run += 1) {
    for (const page of PAGES) {
      const url = `${servers.url}${page.path.replace('/1/', `/${media}/`)}`;
      for (const sample of await measureLoad({ browser, url, content: page.content, sandboxUrl })) {
        const key = `${page.name}, ${sample.kind}`;
        samples.set(key, [...(samples.get(key) ?? []), sample]);
      }
    }
  }
  await browser.close();
  await servers.close();
  printSizes();
  printLoads(samples, runs);
  process.exit(0);
}

/** @param {string} sandboxUrl */
async function startServers(sandboxUrl) {
  const started = {};
  const open = [];
  for (const [index, name] of remoteNames.entries()) {
    const server = await serveRemote({ dir: join(remoteDir(name), 'dist'), port: PORT_BASE + 1 + index });
    started[name] = { url: server.url, version: packageVersion(remoteDir(name)) };
    open.push(server);
  }
  const deployment = join(cacheDir, 'deployments', 'benchmark');
  writeDeployment(deployment, { config: sandboxConfig(sandboxUrl), registry: registryOf(started) });
  const shell = await serveShell({ dist: join(shellDir, 'dist'), deployment, port: PORT_BASE });
  return {
    url: `${shell.url}/tsugi/`,
    close: () => Promise.all([shell, ...open].map((server) => server.close())),
  };
}

/** @param {string} sandboxUrl */
async function firstAnime(sandboxUrl) {
  const query = '{ Page(perPage: 1) { media(type: ANIME, sort: [POPULARITY_DESC]) { id } } }';
  const answer = await post(`${sandboxUrl}/tracker/graphql`, { query });
  return answer.data.Page.media[0].id;
}

/** @param {string} url @param {object} body */
async function post(url, body) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json().catch(() => undefined);
}

function printSizes() {
  console.log('\nSizes, KB of gzip');
  for (const { name, bytes } of measureBudgets(allParts)) {
    console.log(`  ${name.padEnd(36)} ${(bytes / 1024).toFixed(1)}`);
  }
}

/** @param {Map<string, object[]>} samples @param {number} runs */
function printLoads(samples, runs) {
  console.log(`\nLoads, processor slowed four times, medians of ${runs}, milliseconds`);
  const columns = [
    'firstPaint',
    'content',
    'largestPaint',
    'blocked',
    'shift',
    'trackerRequests',
    'kilobytes',
  ];
  console.log(`  ${'page'.padEnd(26)}${columns.map((column) => column.padStart(16)).join('')}`);
  for (const [key, list] of samples) {
    const cells = columns.map((column) => median(list.map((sample) => sample[column])));
    const text = cells.map((value, index) => value.toFixed(columns[index] === 'shift' ? 3 : 0).padStart(16));
    console.log(`  ${key.padEnd(26)}${text.join('')}`);
  }
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
