import type { BrowserContext, Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';
import { cachedKeys } from './cached-keys.ts';

/** Number of equal observations in a row. */
const UNCHANGED_LOOKS = 2;
const LOOK_EVERY_MS = 200;

const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts the requests of all pages of a context, from now on. */
export function followRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
  // Of what a tab loads while it is closed, no end is reported.
  const follow = (page: Page) => {
    const own = new Set<Request>();
    page.on('request', (request) => own.add(request));
    page.on('close', () => {
      for (const request of own) requests.delete(request);
    });
  };
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}

/** URLs of the requests of all pages of a context that have not ended. */
export function pendingRequests(page: Page): readonly string[] {
  return [...(underWay.get(page.context()) ?? [])].map((request) => request.url());
}

/**
 * The page is idle: the shell has replaced the first screen, no request is pending, and the results are cached on the
 * device. The browser's "network idle" may come before that when scripts run slowly.
 */
export async function settle(page: Page): Promise<void> {
  let before = '';
  let unchanged = 0;
  const look = async () => {
    // A document that is being replaced cannot be evaluated.
    const now = await condition(page).catch(() => 'no document');
    unchanged = now === before && now.startsWith('quiet') ? unchanged + 1 : 0;
    before = now;
    return unchanged >= UNCHANGED_LOOKS ? 'settled' : now;
  };
  await expect
    .poll(look, { message: 'the page comes to rest', intervals: [LOOK_EVERY_MS], timeout: 20_000 })
    .toBe('settled');
}

async function condition(page: Page): Promise<string> {
  const open = pendingRequests(page);
  if (open.length > 0) return `under way: ${open.join(' ')}`;
  if ((await page.locator('main:not([aria-busy])').count()) === 0) return 'busy';
  const files = await page.evaluate(() => performance.getEntriesByType('resource').length);
  return `quiet after ${files} files, with ${(await cachedKeys(page)).join(' ')}`;
}
