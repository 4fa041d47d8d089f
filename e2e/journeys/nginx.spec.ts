import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { buildRemote } from '@tsugi/tooling/serve';
import { hasNginx, startNginx } from '../support/nginx.ts';
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
      const compose = () =>
        run('node', [
          join(root, 'tooling/compose.mjs'),
          ...['--dir', shell, '--origin', `http://localhost:${port}`, '--out', join(folder, 'hosting')],
        ]);

      // The second time the manifests of the remote are there to be embedded.
      await compose();
      const written = readFileSync(join(folder, 'hosting/nginx.conf'), 'utf8');
      const [, example = ''] = written.split(/^# The same for .*$/m);
      const remote = example
        .replaceAll(/^# /gm, '')
        .replace('listen 8080;', `listen ${searchPort};`)
        .replace(/root [^;]+;/, `root ${versions};`);
      const stopRemote = await startNginx(join(folder, 'nginx-remote'), remote, search);
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
          .map(({ name }) => /\/(\d+\.\d+\.\d+)\/chunks\/__federation_expose/.exec(name)?.[1])
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
