import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveShell } from './serve-shell.mjs';

let folder = '';
let remote;
/** What the remote's server has: its manifest, and how often it was read. */
let manifest;
let reads = 0;
let shell;

const write = (name, value) =>
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
const manifestOf = (title) => ({
  contract: 2,
  name: 'media',
  contributions: [
    { type: 'route', path: '/ani/:id', title, firstScreen: { script: 'first.js' } },
    { type: 'navigation', label: title, to: '/ani/1', places: ['bar'], order: 1 },
  ],
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tsugi-pages-'));
  manifest = manifestOf('One');
  reads = 0;
  remote = createServer((_request, response) => {
    reads += 1;
    response.end(JSON.stringify(manifest));
  });
  await new Promise((resolve) => remote.listen({ port: 0, host: '127.0.0.1' }, resolve));
  write('index.html', '<base href="/tsugi/"><!-- start --><span data-links="bar"></span>');
  write('security.json', {});
  write('config.json', { services: { tracker: 'https://t.example/graphql' } });
  write('remotes.json', {
    remotes: { media: { manifest: `http://127.0.0.1:${remote.address().port}/remote.json` } },
  });
  await open();
});

async function open() {
  shell = await serveShell({ dist: folder, deployment: folder, port: 0 });
}

afterEach(async () => {
  await shell.close();
  await new Promise((resolve) => remote.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path = '') => (await fetch(`${shell.url}/tsugi/${path}`)).text();
const startOf = (html) => JSON.parse(/id="tsugi-start">([^<]*)/.exec(html)?.[1] ?? '');

test('a page has the document of its kind, and every other path the one that starts all pages', async () => {
  const partsOf = async (path) =>
    Object.values(startOf(await get(path)).manifests).flatMap(({ contributions }) =>
      contributions.map((one) => one.path),
    );
  expect(await partsOf('')).toEqual([]);
  expect(await partsOf('ani/1')).toEqual(['/ani/:id']);
  expect(await partsOf('elsewhere')).toEqual(['/ani/:id']);
  const { composition } = startOf(await get());
  expect(JSON.parse(await get(composition)).manifests).toEqual({
    [startOf(await get()).remotes[0]]: {
      ...manifest,
      contributions: [{ type: 'route', path: '/ani/:id', title: 'One' }, manifest.contributions[1]],
    },
  });
  // A document of an earlier composition asks for another file.
  expect(await get('composition.00000000.json')).toBe(await get(composition));
});

test('pages are composed once', async () => {
  await Promise.all([get(), get('ani/1'), get('elsewhere'), get('ani/1')]);
  expect(reads).toBe(1);
});

test('a file of the deployment that changes is in the next page', async () => {
  await get();
  write('config.json', { services: { tracker: 'https://other.example/graphql' } });
  expect(startOf(await get()).tracker).toBe('https://other.example/graphql');
});

test('a manifest that can be read later is in the next page once the manifests are read anew', async () => {
  const known = manifest;
  await shell.close();
  manifest = null;
  await open();
  expect(await get()).not.toContain('>One<');
  manifest = known;
  expect(await get()).not.toContain('>One<');
  shell.renew();
  expect(await get()).toContain('>One<');
});
