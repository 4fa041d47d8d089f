import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contributionsOf } from '../serve/contributions-of.mjs';
import { packageVersion } from './package-dir.mjs';
import { remoteDir, remoteNames, shellDir } from './paths.mjs';
import { heaviestTexts, TEXT_LIMIT } from './text-budgets.mjs';

const KB = 1024;

/** Limits in bytes of gzip. */
const BUDGETS = {
  /** All JavaScript of the shell that runs before the first remote, in the document and in files, with what finds and loads translations. */
  shell: 99 * KB,
  /** What a remote's first page adds to that. */
  remote: 40 * KB,
  /** All scripts and style sheets of a remote together: measured when it is released. */
  wholeRemote: 300 * KB,
  worker: 5 * KB,
  /** The reader of files, with the parsers of XML and CSV and the checker of JSON: loaded only once a file is chosen. */
  importWorker: 32 * KB,
  /** The parser of Markdown, loaded only by pages with a text of more than 4,000 characters. */
  markdownWorker: 20 * KB,
};

/**
 * Limits in KB of gzip: all scripts and style sheets that the first visit to a page fetches until the page is complete and
 * at rest, with those written into index.html. The journey pages.spec.ts measures them in a browser, since which late
 * parts a page loads shows only when it runs. A page that needs more loads it when it is used. The rules of the frame count twice (1.4 KB), in the document and in
 * the shell's style sheet.
 */
export const PAGE_LIMITS = {
  search: 220,
  browse: 193,
  media: 227,
  character: 213,
  studio: 200,
  homeSignedOut: 191,
  homeSignedIn: 254,
  profile: 220,
  schedule: 221,
  compare: 225,
};

/**
 * @param {string[]} names parts whose budgets are checked
 * @returns {{ name: string, bytes: number, limit: number }[]}
 */
export function measureBudgets(names) {
  return names.flatMap((name) => [
    name === 'shell' ? measureShell() : measureRemote(name),
    ...measureWorkers(name),
    ...measureTexts(name),
  ]);
}

/**
 * @param {string} name of a remote @param {{ firstPage: number, all: number }} sizes as they are served, in bytes of gzip
 * @throws when one is over its limit
 */
export function checkReleaseBudgets(name, { firstPage, all }) {
  for (const [what, bytes, limit] of [
    ['first page', firstPage, BUDGETS.remote],
    ['files', all, BUDGETS.wholeRemote],
  ]) {
    if (bytes > limit)
      throw new Error(
        `Over the size budget: the ${what} of ${name} has ${kilobytes(bytes)} of ${kilobytes(limit)} KB gzip`,
      );
  }
}

/** Prints the sizes and throws when one is over its limit. @param {string[]} names */
export function checkBudgets(names) {
  const rows = measureBudgets(names);
  for (const { name, bytes, limit } of rows) {
    console.log(`  ${name.padEnd(34)} ${kilobytes(bytes).padStart(7)} of ${kilobytes(limit)} KB gzip`);
  }
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  if (over.length > 0) throw new Error(`Over the size budget: ${over.map(({ name }) => name).join(', ')}`);
}

function measureShell() {
  const dist = join(shellDir, 'dist');
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const files = [...html.matchAll(/href="([^"]+\.js)" data-(?:shell|late)/g)].map((match) => match[1] ?? '');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '').join('');
  const bytes = files.reduce(
    (sum, file) => sum + gzipSize(join(dist, file)),
    gzipSync(inline, { level: 9 }).length,
  );
  return { name: 'shell, before the first remote', bytes, limit: BUDGETS.shell };
}

/** @param {string} name */
function measureRemote(name) {
  const dist = remoteDist(name);
  const manifest = JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8'));
  const bytes = firstPageFiles(manifest).reduce((sum, file) => sum + gzipSize(join(dist, file)), 0);
  return { name: `${name}, first page`, bytes, limit: BUDGETS.remote };
}

/** Which titles every page has depends on the remotes that are built. @param {string} name */
function measureTexts(name) {
  const shell = join(shellDir, 'dist');
  if (name === 'shell' || !existsSync(join(shell, 'document-texts.json'))) return [];
  const built = remoteNames.filter((one) => existsSync(join(remoteDist(one), 'remote.json')));
  const remotes = Object.fromEntries(built.map((one) => [one, remoteDist(one)]));
  const heaviest = heaviestTexts({ shell, remotes, name });
  return heaviest
    ? [{ name: `${name}, texts (${heaviest.language})`, bytes: heaviest.bytes, limit: TEXT_LIMIT }]
    : [];
}

/** @param {any} manifest of a remote @returns {string[]} the scripts of its first page */
export function firstPageFiles(manifest) {
  const [route] = contributionsOf(manifest, 'route');
  return [
    ...new Set([manifest.entry, ...(manifest.preload?.scripts ?? []), ...(route?.preload?.scripts ?? [])]),
  ];
}

/** The workers as they are served, among the assets of the build. @param {string} name */
function measureWorkers(name) {
  const dist = name === 'shell' ? join(shellDir, 'dist') : remoteDist(name);
  const dir = join(dist, 'assets');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      name: `${name}, ${file.replace(/\.\w+\.js$/, '.js')}`,
      bytes: gzipSize(join(dir, file)),
      limit: workerLimit(name, file),
    }));
}

/** @param {string} name @param {string} file */
function workerLimit(name, file) {
  if (name === 'shell') return BUDGETS.markdownWorker;
  return file.startsWith('import.worker.') ? BUDGETS.importWorker : BUDGETS.worker;
}

/** @param {string} name */
function remoteDist(name) {
  return join(remoteDir(name), 'dist', packageVersion(remoteDir(name)));
}

/** @param {string} file */
function gzipSize(file) {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / KB).toFixed(1);
}

export const allParts = ['shell', ...remoteNames];
