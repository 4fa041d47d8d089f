import { pageUrl } from './ports.ts';
import { expect, openTab, reload, test } from './test.ts';

const NOTICE = /cannot be kept on this device/;

/** Asks once, and what the reader was told. */
const ask = () =>
  window.data
    .search('moon')
    .then(({ items }) => ({ count: items.length, notices: [...window.data.notices] }));

test('answers come from the device after a reload, without any request', async ({ context, sandbox }) => {
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
  [
    'the disk is full',
    () => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...args) {
        if (this.name === 'entries') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
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

test('a tab that holds a newer database does not stop this one', async ({ context }) => {
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
        const opening = indexedDB.open('tsugi-results', 1);
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
