import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildRemote, serveRemote } from '@tsugi/tooling/serve';
import { extraPort } from '../support/ports.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const NEXT = '9.9.9';
const THROW = 'throw Error("broken on purpose");';

/** A version folder of the remote that is to be damaged. */
interface Version {
  readonly entry: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
  /** Other content, with its hash where the old one stands: released like that. */
  readonly release: (file: string, text: string) => void;
}

const WAYS: readonly {
  readonly name: string;
  readonly status: string;
  readonly damage: (version: Version) => void;
}[] = [
  {
    name: 'has no entry script',
    status: 'unreachable',
    damage: ({ remove, entry }) => remove(entry),
  },
  {
    name: 'has an entry script with a syntax error',
    status: 'broken',
    damage: ({ release, read, entry }) => release(entry, `);${read(entry)}`),
  },
  {
    name: 'has an entry script that throws',
    status: 'broken',
    damage: ({ release, entry }) => release(entry, THROW),
  },
  {
    name: 'has another entry script than its manifest says',
    status: 'unreachable',
    damage: ({ write, entry }) => write(entry, 'window.wasReplaced = true'),
  },
];

const sha256 = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** Damages the version in the folder, which becomes version `number`. */
function damageVersion(dir: string, number: string, damage: (version: Version) => void): void {
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(dir, file), text);
  write('remote.json', JSON.stringify({ ...JSON.parse(read('remote.json')), version: number }));
  damage({
    entry: JSON.parse(read('remote.json')).entry,
    read,
    write,
    remove: (file) => rmSync(join(dir, file)),
    release(file, text) {
      const manifest = read('remote.json').replace(sha256(read(file)), sha256(text));
      write(file, text);
      write('remote.json', manifest);
    },
  });
}

/** Versions of the search remote whose pages this document runs: a page brings its style sheet. */
const versionsIn = (page: Page, origin: string) =>
  page
    .evaluate((from) => {
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const pages = links.filter(({ href }) => href.startsWith(from) && href.includes('/chunks/route-'));
      return [...new Set(pages.map(({ href }) => href.slice(from.length).split('/')[1]))];
    }, origin)
    .catch(() => []);

test('an open page goes back to the version before when the newer one of a remote cannot run', async ({
  page,
  deployment,
  watch,
}) => {
  const dir = mkdtempSync(join(tmpdir(), 'tsugi-go-back-'));
  const version = deployment.version('search');
  cpSync(deployment.dist('search'), dir, { recursive: true });
  await buildRemote({ name: 'search', version: NEXT, outRoot: dir });
  const server = await serveRemote({ dir, port: extraPort(1) });
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
  const point = (manifest: string, previous?: string) =>
    deployment.setRegistry(({ remotes }) => {
      const url = (number: string) => `${server.url}/${number}/remote.json`;
      remotes.search = { manifest: url(manifest), ...(previous && { previous: url(previous) }) };
    });
  const links = page.getByRole('navigation', { name: 'Main' });
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in window).catch(() => undefined);
  const enter = async (type: 'Anime' | 'Manga') => {
    await links.getByRole('link', { name: type }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(type, 'i') })).toBeVisible();
  };
  try {
    point(version);
    await page.goto(`${deployment.url}browse/anime`);
    await settle(page);

    for (const [index, { name, status, damage }] of WAYS.entries()) {
      await test.step(`the newer version ${name}`, async () => {
        // Files with a hash are cached by URL: each has a folder of its own.
        const number = `10.0.${index}`;
        cpSync(join(dir, NEXT), join(dir, number), { recursive: true });
        damageVersion(join(dir, number), number, damage);
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        point(number, version);
        await enter('Manga');
        const report = `search: ${number} is ${status}`;
        await expect.poll(() => reports.filter((text) => text.includes(report))).toHaveLength(1);
        expect(reports.find((text) => text.includes(report))).toContain(`so ${version} runs in its place`);
        expect(await isSameDocument(), 'the release is entered by a new document').toBe(false);
        expect(await versionsIn(page, server.url)).toEqual([version]);
        expect(await page.evaluate(() => 'wasReplaced' in window)).toBe(false);

        // The registry still names it: it is no news to this document, which is not replaced again.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await enter('Anime');
        await settle(page);
        expect(await isSameDocument()).toBe(true);
        await expect(page.getByRole('region', { name: 'Update' })).toBeHidden();
      });
    }

    await test.step('a newer one that runs is taken over', async () => {
      point(NEXT, version);
      await enter('Manga');
      await expect.poll(() => versionsIn(page, server.url)).toEqual([NEXT]);
    });

    await test.step('the version before fails too: the usual page, which recovers', async () => {
      point('10.0.1', '10.0.2');
      await links.getByRole('link', { name: 'Anime' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not start' })).toBeVisible();
      // The page has read the registry once more: a newer one would make it reload by itself, before the button is pressed.
      await settle(page);
      point(version);
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /anime/i })).toBeVisible();
    });
    // The broken scripts report themselves: the point of this journey.
    watch.errors.length = 0;
  } finally {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  }
});
