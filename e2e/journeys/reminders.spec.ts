import type { BrowserContext, Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { readStore } from '../support/read-store.ts';
import { secondsUntil, trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Stored {
  readonly key: string;
  readonly atMs: number;
  readonly path: string;
}

/**
 * The browser of the journeys has no notifications: here a press grants them, and each tab notes what it hands to the service worker.
 */
function standInForNotifications(): void {
  const KEY = 'e2e.notifications';
  const shown: string[] = [];
  Object.assign(window, { shownReminders: shown });
  Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(KEY) ?? 'default' });
  Notification.requestPermission = async () => {
    localStorage.setItem(KEY, 'granted');
    return 'granted';
  };
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.push(options?.tag ?? title);
  };
}

/** The tags of what all tabs have shown. */
async function shownIn(context: BrowserContext): Promise<readonly string[]> {
  const all = context.pages().map((page) =>
    // Written by `standInForNotifications`.
    page.evaluate(() => Reflect.get(window, 'shownReminders') as string[]),
  );
  return (await Promise.all(all)).flat();
}

// The type of the store's values is that of the reminders.
const stored = async (page: Page) =>
  (await readStore(page, 'tsugi-reminders', 'reminders', 'getAll')) as readonly Stored[];

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reminder comes once at its time although two tabs are open, and a press on it opens the title', async ({
    page,
    context,
    deployment,
    signInAs,
  }) => {
    await context.addInitScript(standInForNotifications);
    await signInAs('aoi');
    await page.clock.install();
    await page.goto(`${deployment.url}schedule`);
    await pageIsReady(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await page.getByRole('button', { name: 'Reminders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reminders' });
    expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('switch', { name: 'All that I watch' }).check();
    await expect.poll(async () => (await stored(page)).length).toBeGreaterThan(0);
    await page.keyboard.press('Escape');

    const other = await context.newPage();
    await other.clock.install();
    await other.goto(`${deployment.url}search/anime`);
    await pageIsReady(other);

    const first = (await stored(page)).toSorted((one, next) => one.atMs - next.atMs)[0];
    if (!first) throw new Error('No reminder is stored');
    // Both tabs are asleep until a minute before it.
    for (const tab of [page, other]) {
      const left = first.atMs - (await tab.evaluate(() => Date.now())) - 60_000;
      if (left > 0) await tab.clock.fastForward(left);
    }
    for (const tab of [page, other])
      await secondsUntil(tab, async () => (await tab.evaluate(() => Date.now())) > first.atMs + 5_000);
    await expect.poll(() => shownIn(context)).toContain(first.key);
    const shown = await shownIn(context);
    expect(shown).toEqual([...new Set(shown)]);

    const [worker] = context.serviceWorkers();
    await worker?.evaluate(async (path) => {
      // The global object of a service worker.
      const scope = globalThis as unknown as { dispatchEvent: (event: Event) => void };
      const notification = { close: () => undefined, data: { path } };
      const event = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: () => undefined,
      });
      scope.dispatchEvent(event);
    }, first.path);
    await expect
      .poll(() => context.pages().map((tab) => new URL(tab.url()).pathname))
      .toContain(new URL(first.path.slice(1), deployment.url).pathname);
    expect(context.pages()).toHaveLength(2);
  });
});

test.describe('what airs tonight', () => {
  const tonightOf = (page: Page) => page.getByRole('region', { name: 'Tonight' });

  test('comes to the home page with the first input, not with the first load: by one request, in its place', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (/chunks\/tonight\./.test(request.url())) files.push(request.url());
    });
    await page.setViewportSize({ width: 1280, height: 600 });
    await measureShifts(page);
    await signInAs('aoi');
    await page.goto(deployment.url);
    await expect(page.getByRole('list', { name: 'Continue reading' })).toBeVisible();
    await settle(page);
    expect(files).toEqual([]);
    expect(await trackerOperations(sandbox)).not.toContain('WatchingList');
    const before = await layoutShift(page);

    await page.mouse.wheel(0, 1);
    const tonight = tonightOf(page);
    const link = tonight.getByRole('listitem').first().getByRole('link');
    await expect(link).toHaveAttribute('href', /\/ani\/anime\//);
    expect(files.length).toBeGreaterThan(0);
    expect(await layoutShift(page)).toBe(before);
    expect((await trackerOperations(sandbox)).filter((name) => name === 'WatchingList')).toHaveLength(1);
    await settle(page);

    await sandbox.clearLog();
    await tonight.getByRole('link', { name: 'Whole week' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await page.goBack();
    await expect(tonight).toBeVisible();
    await settle(page);
    expect(await trackerOperations(sandbox)).not.toContain('WatchingList');
  });

  for (const [name, viewport] of [
    ['wide', { width: 1440, height: 1600 }],
    ['narrow', { width: 390, height: 2400 }],
  ] as const) {
    test(`comes by itself where a ${name} window shows its place, and moves nothing`, async ({
      page,
      deployment,
      signInAs,
    }) => {
      await page.setViewportSize(viewport);
      await measureShifts(page);
      await signInAs('aoi');
      await page.goto(deployment.url);
      await expect(tonightOf(page)).toBeVisible();
      await settle(page);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }
});
