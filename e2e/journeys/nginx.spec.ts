import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildRemote } from '@tsugi/tooling/serve';
import { hasNginx, startNginx } from '../support/nginx.ts';
import { serveLayout } from '../support/nginx-layout.ts';
import { extraPort } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { test as base, expect } from '../support/test.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = promisify(execFile);
const NEXT = '9.9.9';

interface Site {
  readonly url: string;
  /** URL of the search remote's version folders. */
  readonly search: string;
  readonly registry: string;
  /** Runs the command that a person runs. Rejects with what it prints. */
  readonly release: (...args: string[]) => Promise<string>;
}

/** The shell and the search remote on nginx, with the configuration that compose writes. */
const test = base.extend<object, { readonly site: Site }>({
  site: [
    async ({ deployment }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'tsugi-nginx-'));
      const versions = join(folder, 'search');
      const shell = join(folder, 'site/tsugi');
      mkdirSync(shell, { recursive: true });
      cpSync(deployment.dist('search'), versions, { recursive: true });
      await buildRemote({ name: 'search', version: NEXT, outRoot: versions });
      cpSync(join(root, 'shell/dist'), shell, { recursive: true });
      cpSync(deployment.deployment, shell, { recursive: true });

      const [port, searchPort] = [extraPort(1), extraPort(2)];
      const search = `http://localhost:${searchPort}`;
      const registry = join(shell, 'remotes.json');
      const text = readFileSync(registry, 'utf8');
      writeFileSync(registry, text.replaceAll(deployment.remotes.search.url, search));
      const config = join(shell, 'config.json');
      const values = { ...JSON.parse(readFileSync(config, 'utf8')), remoteOverrides: [search] };
      writeFileSync(config, JSON.stringify(values));
      const compose = () =>
        run('node', [
          join(root, 'tooling/compose.mjs'),
          ...['--dir', shell, '--origin', `http://localhost:${port}`, '--out', join(folder, 'hosting')],
          ...['--remote', versions],
        ]);

      // The second time the manifests of the remote are there to be embedded.
      await compose();
      const written = readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8');
      const [first = '', example = ''] = written.split(/^# The same for .*$/m);
      const maps = first.slice(0, first.indexOf('server {'));
      const remote = example
        .replaceAll(/^# /gm, '')
        .replace('listen 8080;', `listen ${searchPort};`)
        .replace(/root [^;]+;/, `root ${versions};`);
      const stopRemote = await startNginx(join(folder, 'nginx-remote'), maps + remote, search);
      await compose();
      const servers = readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8').replace(
        'listen 80;',
        `listen ${port};`,
      );
      const url = `http://localhost:${port}/tsugi/`;
      const stopShell = await startNginx(join(folder, 'nginx-shell'), servers, url);
      await use({
        url,
        search,
        registry,
        release: async (...args) =>
          (
            await run('node', [
              join(root, 'tooling/release.mjs'),
              ...[...args, '--registry', registry, '--shell', url],
            ])
          ).stdout,
      });
      await stopShell();
      await stopRemote();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// One worker: what they are served is built once.
test.describe.configure({ mode: 'default' });
test.skip(!hasNginx, 'nginx is not installed: these journeys run where it is');

const versionsIn = (page: Page) =>
  page
    .evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /\/(\d+\.\d+\.\d+)\/remoteEntry/.exec(name)?.[1])
          .filter((version) => version !== undefined),
      ),
    ])
    .catch(() => []);

test('nginx serves pages with the policy, files for good, and 404 for what is missing', async ({ site }) => {
  const page = await fetch(`${site.url}search/anime`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-security-policy')).toContain(site.search);
  const script = /href="(shell\.[0-9a-f]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await fetch(site.url + script);
  expect(file.headers.get('cache-control')).toContain('immutable');
  const worker = await fetch(`${site.url}sw.js`);
  expect(worker.headers.get('content-security-policy')).toBeNull();
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${site.url}chunks/gone.01234567.js`)).status).toBe(404);
  expect((await fetch(site.url.replace(/\/$/, ''), { redirect: 'manual' })).headers.get('location')).toBe(
    '/tsugi/',
  );
});

/** The header of an answer that says how it is compressed, for a request that accepts this. */
const encodingOf = async (url: string, accepted: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { 'Accept-Encoding': accepted, ...headers } });
  expect(response.status).toBe(200);
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  // Not compressed twice: what is unpacked is the text.
  expect(await response.text()).toMatch(/^(?:<!doctype|[\w"'(!;{@.:*/[])/i);
  return response.headers.get('content-encoding');
};

const LAYOUTS = [
  { basePath: '/tsugi/', isOneOrigin: false },
  { basePath: '/tsugi/', isOneOrigin: true },
  { basePath: '/', isOneOrigin: false },
  { basePath: '/', isOneOrigin: true },
];
for (const layout of LAYOUTS) {
  const { basePath, isOneOrigin } = layout;
  const where = `at ${basePath} with ${isOneOrigin ? 'one origin' : 'several origins'}`;

  test(`on nginx ${where}, pages load and everything is compressed, also behind a proxy`, async ({
    page,
    deployment,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'tsugi-layout-'));
    const port = extraPort(0);
    const url = `http://localhost:${port}${basePath}`;
    const stop = await serveLayout(layout, { deployment, folder, port, url });
    try {
      const home = await fetch(url, { redirect: 'manual' });
      expect(home.status).toBe(200);
      expect(home.headers.get('strict-transport-security')).toBeNull();
      const html = await home.text();
      const script = url + (/href="(shell\.[0-9a-f]+\.js)"/.exec(html)?.[1] ?? '');
      const proxied = { Via: '1.1 proxy' };
      for (const file of [url, `${url}search/anime`, script]) {
        expect(await encodingOf(file, 'gzip, deflate, br')).toBe('br');
        expect(await encodingOf(file, 'gzip', proxied)).toBe('gzip');
        expect(await encodingOf(file, 'br;q=0, gzip', proxied)).toBe('gzip');
        expect(await encodingOf(file, 'identity')).toBeNull();
      }
      expect(await encodingOf(`${url}sw.js`, 'gzip, br', proxied)).toBe('gzip');
      expect(
        (await fetch(script, { headers: { 'Accept-Encoding': 'br' } })).headers.get('content-type'),
      ).toContain('text/javascript');
      if (isOneOrigin) {
        const manifestUrl = `${url}remotes/search/${deployment.version('search')}/remote.json`;
        const manifest = await (await fetch(manifestUrl)).json();
        expect(await encodingOf(new URL(manifest.entry, manifestUrl).href, 'br')).toBe('br');
        // The registry names files that were not served yet when the page was composed.
        expect(html).toContain(manifestUrl);
      }
      await page.goto(url);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
      await page.goto(`${url}search/anime`);
      await settle(page);
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

test('on nginx, the blanks filled in give TLS, HTTP/2 and HSTS', async ({ deployment }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tsugi-tls-'));
  const port = extraPort(0);
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', certificate],
  ]);
  const stop = await serveLayout(
    { basePath: '/', isOneOrigin: true },
    {
      deployment,
      folder,
      port,
      url: `http://localhost:${port}/`,
      fillIn: (text) =>
        text
          .replace('# server_name host.example;', 'server_name localhost;')
          .replace('listen 80;', '')
          .replace('# listen 443 ssl http2;', `listen ${port} ssl http2;`)
          .replace(/# ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
          .replace(/# ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
          .replace('# on "max-age', 'on "max-age'),
    },
  );
  // nginx answers plain HTTP on that port with 400: it listens.
  const client = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      client.on('error', reject);
      client.request({ ':path': '/search/anime' }).on('response', resolve).on('error', reject).end();
    });
    expect(headers[':status']).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  } finally {
    client.destroy();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('on nginx, one tab takes the newest version of a remote from an origin that it names', async ({
  page,
  site,
}) => {
  const pointer = await fetch(`${site.search}/remote.json`);
  expect(pointer.headers.get('access-control-allow-origin')).toBe('*');
  expect(pointer.headers.get('cache-control')).toBe('no-cache');
  await page.goto(`${site.url}browse/anime?remote=search@${site.search}`);
  await settle(page);
  await expect(page.getByText(/In this tab, search comes from/)).toContainText(site.search);
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  // The page was composed with the version of the registry, whose files it fetches ahead.
  expect(await versionsIn(page)).toContain(NEXT);
});

test('on nginx, a remote is released and rolled back by command, and an open page follows', async ({
  page,
  deployment,
  site,
}) => {
  const version = deployment.version('search');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await page.goto(`${site.url}browse/anime`);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  expect(await versionsIn(page)).toEqual([version]);

  expect(await site.release('search', '--version', NEXT)).toContain(`search is now ${NEXT}`);
  await nav.getByRole('link', { name: 'Manga' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /manga/i })).toBeVisible();
  // A page composed before the release still prefetches the files of the earlier version, and runs the released one.
  await expect.poll(() => versionsIn(page)).toContain(NEXT);

  expect(await site.release('search', '--rollback')).toContain(`search is now ${version}`);
  await settle(page);
  await nav.getByRole('link', { name: 'Anime' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  await expect.poll(() => versionsIn(page)).toEqual([version]);
});

test('on nginx, a release that the shell would refuse changes nothing', async ({ site }) => {
  const before = readFileSync(site.registry, 'utf8');
  await expect(site.release('search', '--version', '8.8.8')).rejects.toThrow(/responded with 404/);
  await expect(site.release('nothing')).rejects.toThrow(/no remote called "nothing"/);
  expect(readFileSync(site.registry, 'utf8')).toBe(before);
});
