import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildRemote, serveRemote } from '@tsugi/tooling/serve';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { extraPort } from '../support/ports.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { openReleasedShell, type ReleasedShell, releaseIn } from '../support/released-shell.ts';
import { secondsUntil, trackerOperations } from '../support/requests.ts';
import { waitForOfflineCopy } from '../support/service-worker.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<{ readonly shell: ReleasedShell }>({
  shell: async ({ deployment }, use) => {
    const shell = await openReleasedShell(deployment);
    await use(shell);
    await shell.close();
  },
});

const offer = (page: Page) => page.getByRole('region', { name: 'Update' });
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** The tab is hidden for a while, and checks for releases when it is shown again. */
async function comeBackLater(page: Page): Promise<void> {
  // The check is in the lazy parts of the frame, and begins after they are in the page.
  await frameIsReady(page);
  await expect(async () => {
    const checked = page.waitForRequest(/remotes\.json/, { timeout: 1_000 });
    // On a slow machine it may time out before it is awaited; an unhandled rejection would end the test.
    checked.catch(() => undefined);
    await page.clock.fastForward('06:00');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await checked;
  }).toPass();
}

async function openWithWorker(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForOfflineCopy(page, /shell\.[0-9a-f]+\.js/);
}

test.describe('a release of the shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is offered, and loaded in every tab once one of them takes it', async ({ page, shell, context }) => {
    await openWithWorker(page, shell.url);
    const other = await context.newPage();
    await openWithWorker(other, `${shell.url}compare/anime`);
    await expect(offer(page)).toBeHidden();

    const [before] = [shell.file()];
    shell.release();
    await comeBackLater(page);
    await expect(offer(page)).toContainText('A new version is ready');
    await expect(offer(other)).toBeVisible();
    expect(await releaseIn(page)).toBe(before);

    await offer(page).getByRole('button', { name: 'Reload' }).click();
    for (const tab of [page, other]) {
      await expect.poll(() => releaseIn(tab)).toBe(shell.file());
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offer(tab)).toBeHidden();
    }
    expect(shell.file()).not.toBe(before);
  });

  test('can wait: "Later" keeps the page whole, with files that the server has no more', async ({
    page,
    shell,
  }) => {
    await openWithWorker(page, `${shell.url}compare/anime`);
    const before = await releaseIn(page);
    shell.release();
    await comeBackLater(page);
    await offer(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toBeHidden();

    await nav(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    expect(await releaseIn(page)).toBe(before);
    await comeBackLater(page);
    await expect(offer(page)).toBeHidden();

    // The next release is offered again.
    shell.release();
    await comeBackLater(page);
    await expect(offer(page)).toBeVisible();
  });

  test('taken in the middle of a write loses nothing: the write is in the outbox, and is sent once after the reload', async ({
    page,
    shell,
    sandbox,
    media,
    signInAs,
  }) => {
    await signInAs('aoi');
    await openWithWorker(page, shell.url + media.path);
    const favourite = page.getByRole('button', { name: /^Favourite(?:,|$)/ });
    await expect(favourite).toBeEnabled();
    const before = (await favourite.getAttribute('aria-pressed')) ?? '';
    shell.release();
    await comeBackLater(page);
    await expect(offer(page)).toBeVisible();

    // The request leaves, and the document is gone before the tracker responds; it does not carry the write out.
    const operation = 'ToggleFavourite';
    await sandbox.faults([{ ...trackerRefusal(503, 'Service Unavailable'), operation, delayMs: 600_000 }]);
    const left = page.waitForRequest((request) => request.postData()?.includes(operation) === true);
    await favourite.click();
    await left;
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => releaseIn(page)).toBe(shell.file());
    await expect(favourite).not.toHaveAttribute('aria-pressed', before);
    const waiting = page.getByRole('banner').getByRole('button', { name: /changes? waiting/ });
    await expect(waiting).toHaveAccessibleName('1 change waiting');

    await sandbox.clearLog();
    // The request of the document before never ends.
    await secondsUntil(page, async () => (await waiting.count()) === 0, { hangs: true });
    expect((await trackerOperations(sandbox)).filter((name) => name === operation)).toEqual([operation]);
    await page.reload();
    await expect(favourite).toBeEnabled();
    await expect(favourite).not.toHaveAttribute('aria-pressed', before);
  });

  test('is not offered to a tab that has it, and does not wait when no other tab is older', async ({
    page,
    shell,
  }) => {
    await openWithWorker(page, shell.url);
    shell.release();
    await page.reload();
    expect(await releaseIn(page)).toBe(shell.file());
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const keys = await (
            await caches.open((await caches.keys()).find((n) => /precache/.test(n)) ?? '')
          ).keys();
          return `${registration?.waiting?.state} ${keys.some(({ url }) => url.includes('.00000001.js'))} ${keys.length}`;
        }),
      )
      .toMatch(/^undefined true/);
    await expect(offer(page)).toBeHidden();
    expect(await releaseIn(page)).toBe(shell.file());
  });

  test('opens offline as the release that was stored as a whole', async ({ page, shell, context }) => {
    await openWithWorker(page, shell.url);
    // A second visit goes through the worker as a whole.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForOfflineCopy(page, /config\.json/, /index\.html\?of=/);
    shell.release();
    await comeBackLater(page);
    await expect(offer(page)).toBeVisible();
    const before = await releaseIn(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
    expect(await releaseIn(page)).toBe(before);
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => releaseIn(page)).toBe(shell.file());
    await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  });
});

test('without a worker, a release is offered too, and a file that is gone ends in a page that recovers', async ({
  page,
  shell,
}) => {
  await page.clock.install();
  await page.goto(`${shell.url}compare/anime`);
  await expect(page.getByText('No users selected')).toBeVisible();
  shell.release();
  await comeBackLater(page);
  await expect(offer(page)).toBeVisible();

  await nav(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /This page cannot be/ })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What comes next?' })).toBeVisible();
  expect(await releaseIn(page)).toBe(shell.file());
});

test.describe('a release of a remote', () => {
  // One worker: the build below is made once.
  test.describe.configure({ mode: 'default' });
  const NEXT = '9.9.9';
  let folder = '';

  test.beforeAll(async ({ deployment }) => {
    folder = mkdtempSync(join(tmpdir(), 'tsugi-release-'));
    cpSync(deployment.dist('compare'), folder, { recursive: true });
    await buildRemote({ name: 'compare', version: NEXT, outRoot: folder });
  });
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('that runs in an open page is offered there, and withdrawn when it is rolled back', async ({
    page,
    deployment,
  }) => {
    const server = await serveRemote({ dir: folder, port: extraPort(1) });
    try {
      const point = (to: string) =>
        deployment.setRegistry((registry) => {
          registry.remotes.compare = { manifest: `${server.url}/${to}/remote.json` };
        });
      point(deployment.version('compare'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const scripts = () => asked.filter((url) => url.endsWith('.js'));
      await page.clock.install();
      await page.goto(`${deployment.url}compare/anime`);
      await expect(page.getByText('No users selected')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));

      point(NEXT);
      await comeBackLater(page);
      await expect(offer(page)).toBeVisible();
      point(deployment.version('compare'));
      await comeBackLater(page);
      await expect(offer(page)).toBeHidden();
      point(NEXT);
      await comeBackLater(page);
      await expect(offer(page)).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

      expect(scripts()).not.toContainEqual(expect.stringContaining(`/${NEXT}/`));
      await offer(page).getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => !('sameDocument' in window));
      await expect(page.getByText('No users selected')).toBeVisible();
      expect(scripts()).toContainEqual(expect.stringContaining(`/${NEXT}/chunks/`));
      await expect(offer(page)).toBeHidden();
    } finally {
      await server.close();
    }
  });

  test('that does not run in the page is no reason to reload it', async ({ page, deployment }) => {
    const server = await serveRemote({ dir: folder, port: extraPort(1) });
    try {
      const point = (to: string) =>
        deployment.setRegistry((registry) => {
          registry.remotes.compare = { manifest: `${server.url}/${to}/remote.json` };
        });
      point(deployment.version('compare'));
      await page.clock.install();
      await page.goto(`${deployment.url}search/anime`);
      await expect(page.getByRole('list', { name: /results/i })).toBeVisible();
      point(NEXT);
      await Promise.all([page.waitForResponse(/remotes\.json/), comeBackLater(page)]);
      await nav(page).getByRole('link', { name: 'Manga' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /manga/i })).toBeVisible();
      await expect(offer(page)).toBeHidden();
    } finally {
      await server.close();
    }
  });
});
