import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readStore } from './read-store.ts';
import { settle } from './settle.ts';

/** The service worker controls the page, has stored files whose URLs match, and the page's results are cached too. */
export async function waitForOfflineCopy(page: Page, ...files: readonly RegExp[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const file of files) {
    await expect.poll(async () => (await storedUrls(page)).join(' ')).toMatch(file);
  }
  await settle(page);
}

/** URLs of everything in Cache Storage. */
export function storedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return keys.flat();
  });
}

/** URLs in Workbox's expiration database; never creates it. */
export async function datedUrls(page: Page): Promise<string[]> {
  const entries = await readStore(page, 'workbox-expiration', 'cache-entries', 'getAll');
  // The form in which Workbox writes them.
  return (entries as { url: string }[]).map(({ url }) => url);
}

/** Texts of everything in Cache Storage that is not an image. */
export function storedTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'tsugi-pictures');
    const texts = names.map(async (name) => {
      const cache = await caches.open(name);
      const responses = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return Promise.all(responses.flatMap((response) => (response ? [response.text()] : [])));
    });
    return (await Promise.all(texts)).flat();
  });
}
