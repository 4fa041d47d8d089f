import { pageUrl } from './ports.ts';
import { expect, openTab, reload, test } from './test.ts';

const NOTICE = /cannot be kept on this device/;

/** Reads once; returns the count and the notices shown to the user. */
const ask = () =>
  window.data
    .search('moon')
    .then(({ items }) => ({ count: items.length, notices: [...window.data.notices] }));

test('responses come from the device after a reload, without any request', async ({ context, sandbox }) => {
  const page = await openTab(context);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await reload(page);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  expect(await sandbox.log()).toHaveLength(1);
});

const CONDITIONS: readonly (readonly [string, () => void])[] = [
  ['the browser has no database', () => Object.defineProperty(window, 'indexedDB', { get: () => undefined })],
  [
    'the database is forbidden, as in some private modes',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
];

for (const [what, before] of CONDITIONS) {
  test(`when ${what}, everything works from memory, and one notice says so`, async ({ context, sandbox }) => {
    const page = await openTab(context, before);
    expect((await page.evaluate(ask)).count).toBe(5);
    await expect
      .poll(() => page.evaluate(() => window.data.notices))
      .toEqual([expect.stringMatching(NOTICE)]);
    await page.evaluate(ask);
    expect(await sandbox.log()).toHaveLength(1);
    expect(await page.evaluate(() => window.data.notices)).toHaveLength(1);
  });
}

test('when the disk is full, everything works from memory, and one notice says so', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  // The browser's own limit, not a fake: the stored entries are larger.
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: pageUrl, quotaSize: 1 });
  expect((await page.evaluate(ask)).count).toBe(5);
  await expect.poll(() => page.evaluate(() => window.data.notices)).toEqual([expect.stringMatching(NOTICE)]);
  await page.evaluate(ask);
  expect(await sandbox.log()).toHaveLength(1);
});

test('when everything stored is cleared away meanwhile, everything is simply asked for again', async ({
  context,
  sandbox,
}) => {
  const page = await openTab(context);
  await page.evaluate(ask);
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin: pageUrl, storageTypes: 'all' });
  expect((await page.evaluate(() => window.data.search('sun'))).items).toHaveLength(5);
  await reload(page);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  expect(await sandbox.log()).toHaveLength(3);
});

test('a database of an older release begins empty', async ({ context, sandbox }) => {
  const other = await emptyTab(context);
  await other.evaluate(openOlder);
  await other.close();
  const page = await openTab(context);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await reload(page);
  await page.evaluate(ask);
  expect(await sandbox.log()).toHaveLength(1);
});

test('a tab of an older release that does not close its database prevents storing, nothing else', async ({
  context,
}) => {
  const other = await emptyTab(context);
  await other.evaluate(openOlder);
  const page = await openTab(context);
  expect((await page.evaluate(ask)).count).toBe(5);
  await expect.poll(() => page.evaluate(() => window.data.notices)).toEqual([expect.stringMatching(NOTICE)]);
});

test('once a tab of an older release is closed, responses are stored, also earlier ones', async ({
  context,
  sandbox,
}) => {
  const other = await emptyTab(context);
  await other.evaluate(openOlder);
  const page = await openTab(context);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  await other.close();
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await reload(page);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  expect(await sandbox.log()).toHaveLength(1);
});

test('a tab with a newer database open does not stop this one', async ({ context }) => {
  const other = await emptyTab(context);
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tsugi-results', 99);
        opening.onsuccess = () => resolve();
      }),
  );
  const page = await openTab(context);
  expect((await page.evaluate(ask)).count).toBe(5);
  await expect.poll(() => page.evaluate(() => window.data.notices)).toEqual([expect.stringMatching(NOTICE)]);
});

test('this tab steps aside for a newer database', async ({ context }) => {
  const page = await openTab(context);
  await page.evaluate(ask);
  const other = await emptyTab(context);
  const version = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('tsugi-results', 99);
        opening.onsuccess = () => resolve(opening.result.version);
      }),
  );
  expect(version).toBe(99);
  expect((await page.evaluate(ask)).count).toBe(5);
});

test('a damaged database is made anew', async ({ context, sandbox }) => {
  const other = await emptyTab(context);
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('tsugi-results', 2);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  const page = await openTab(context);
  expect(await page.evaluate(ask)).toEqual({ count: 5, notices: [] });
  await expect.poll(() => storedKeys(page)).toHaveLength(1);
  await reload(page);
  await page.evaluate(ask);
  expect(await sandbox.log()).toHaveLength(1);
});

/** The first version of the database, kept open by a page that ignores `versionchange`. */
function openOlder(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('tsugi-results', 1);
    opening.onupgradeneeded = () => {
      const entries = opening.result.createObjectStore('entries', { keyPath: 'cacheKey' });
      entries.createIndex('usedAt', 'usedAt');
      entries.put({ cacheKey: 'old', usedAt: 1 });
    };
    opening.onsuccess = () => resolve();
  });
}

async function emptyTab(context: import('@playwright/test').BrowserContext) {
  const page = await context.newPage();
  await page.route('**/harness.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(pageUrl);
  return page;
}

function storedKeys(page: import('@playwright/test').Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('tsugi-results');
        opening.onsuccess = () => {
          const keys = opening.result.transaction('entries').objectStore('entries').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );
}
