import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settle } from './settle.ts';

/** The page is idle, and its first screen of the next visit is stored with all its parts: that comes after the responses. */
export async function waitForCachedScreen(page: Page): Promise<void> {
  await settle(page);
  const isStored = () =>
    page.evaluate(() =>
      Object.entries(localStorage).some(([key, text]) => {
        if (!key.startsWith('tsugi.first-screen.')) return false;
        const { url, parts } = JSON.parse(text) as { url: string; parts: readonly unknown[] };
        return url === location.href && parts.every((part) => part !== null);
      }),
    );
  await expect.poll(isStored, 'the first screen of the next visit is stored').toBe(true);
}
