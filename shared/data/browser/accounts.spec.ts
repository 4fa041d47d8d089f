import type { Page } from '@playwright/test';
import { pageUrl } from './ports.ts';
import { expect, openTab, type Sandbox, signInAll, test } from './test.ts';

const status = (page: Page) => page.evaluate(() => window.data.layer().auth.state().status);

const ask = (page: Page) => page.evaluate(() => window.data.search('own').then(({ items }) => items.length));

/** Every name and value of the browser's stores that holds something of an account. */
const traces = (page: Page) =>
  page.evaluate(async () => {
    const found = Object.keys(localStorage).filter((name) => name.includes('viewer-'));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        found.push(...keys.map(String).filter((key) => key.includes('viewer-')));
      }
      database.close();
    }
    return found;
  });

const tokensOf = async (sandbox: Sandbox) =>
  (await sandbox.log()).filter(({ variables }) => variables.search === 'own').map(({ token }) => token);

test('what an account has seen is gone from every store and every tab when it signs out', async ({
  context,
  sandbox,
}) => {
  await signInAll(context, await sandbox.token('aoi'));
  const [page, other] = [await openTab(context), await openTab(context)];
  await ask(page);
  await ask(other);
  await expect.poll(() => traces(page)).not.toEqual([]);
  await page.evaluate(() => window.data.signOut());
  await expect.poll(() => status(other)).toBe('signed-out');
  await expect.poll(() => traces(page)).toEqual([]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain(
    await sandbox.token('aoi'),
  );
  // Neither tab responds from its memory.
  await ask(page);
  await ask(other);
  expect(await tokensOf(sandbox)).toEqual([true, false]);
});

test('another account sees nothing of the one before', async ({ context, sandbox }) => {
  const [first, second] = [await sandbox.token('aoi'), await sandbox.token('ren')];
  await signInAll(context, first);
  const [page, other] = [await openTab(context), await openTab(context)];
  await ask(page);
  await page.evaluate((token) => {
    window.data.signOut();
    window.data.signIn(token);
  }, second);
  await expect.poll(() => other.evaluate(() => window.data.layer().auth.token())).toBe(second);
  await ask(page);
  await ask(other);
  expect(await tokensOf(sandbox)).toEqual([true, true]);
});

test('a page in the back-forward cache signs out with the account', async ({ context, sandbox }) => {
  await signInAll(context, await sandbox.token('aoi'));
  const page = await openTab(context);
  await ask(page);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  // A page that holds a lock is not kept by the browser.
  await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
  await page.goto(`${pageUrl}/?elsewhere`);
  const other = await openTab(context);
  await other.evaluate(() => window.data.signOut());
  // Such a page is shown again without being loaded.
  await page.goBack({ waitUntil: 'commit' });
  // Otherwise the browser has loaded it anew, and this shows nothing.
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  await expect.poll(() => status(page)).toBe('signed-out');
  await ask(page);
  expect(await tokensOf(sandbox)).toEqual([true, false]);
});
