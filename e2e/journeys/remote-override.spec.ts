import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serveRemote } from '@tsugi/tooling/serve';
import { extraPort } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { test as base, expect } from '../support/test.ts';

/** Another origin with the search remote. */
const test = base.extend<{ readonly other: string }>({
  other: async ({ deployment }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tsugi-override-'));
    cpSync(deployment.dist('search'), folder, { recursive: true });
    const server = await serveRemote({ dir: folder, port: extraPort(0) });
    await use(server.url);
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

const notice = (page: Page) => page.getByText(/In this tab, search comes from/);

/** Where the code of the search remote came from. */
const origins = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname }) => /route-(?:results|browse)/.test(pathname))
        .map(({ origin }) => origin),
    ),
  ]);

test('one tab takes a remote from another origin, says so, and ends it', async ({
  page,
  context,
  deployment,
  other,
}) => {
  deployment.setConfig((config) => {
    config.remoteOverrides = [other];
  });
  await page.goto(`${deployment.url}search/anime?remote=search@${other}`);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  await expect(notice(page)).toContainText(other);
  expect(await origins(page)).toEqual([other]);
  expect(new URL(page.url()).search).toBe('');

  // The tab keeps it; another tab never had it.
  await page.reload();
  await settle(page);
  expect(await origins(page)).toEqual([other]);
  const second = await context.newPage();
  await second.goto(`${deployment.url}search/anime`);
  await settle(second);
  expect(await origins(second)).toEqual([deployment.remotes.search.url]);
  await expect(notice(second)).toBeHidden();

  await page.getByRole('button', { name: 'End' }).click();
  await expect(notice(page)).toBeHidden();
  await settle(page);
  expect(await origins(page)).toEqual([deployment.remotes.search.url]);
});

test('a deployment that lists no origins takes nothing from elsewhere', async ({
  page,
  deployment,
  other,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${deployment.url}search/anime?remote=search@${other}`);
  await settle(page);
  await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(asked.filter((url) => new URL(url).origin === other)).toEqual([]);
});

test('a canary reaches the browsers of its share, at every visit', async ({ page, deployment, other }) => {
  deployment.setRegistry((registry) => {
    const { search } = registry.remotes;
    if (search) {
      Object.assign(search, {
        canary: { manifest: `${other}/${deployment.version('search')}/remote.json`, share: 0.5 },
      });
    }
  });
  const visitAt = async (position: string) => {
    await page.goto(`${deployment.url}compare/anime`);
    await page.evaluate((text) => localStorage.setItem('tsugi.canary', text), position);
    const found: string[][] = [];
    for (const path of ['search/anime', 'browse/manga']) {
      await page.goto(`${deployment.url}${path}`);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      found.push(await origins(page));
    }
    return found;
  };
  // Files that index.html fetches ahead are those of the version of most browsers.
  for (const found of await visitAt('0.2')) expect(found).toContain(other);
  for (const found of await visitAt('0.7')) expect(found).toEqual([deployment.remotes.search.url]);
});
