import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settle } from './settle.ts';

/** The page is idle, and its first screen of the next visit is stored with all its parts: that comes after the responses. */
export async function waitForCachedScreen(page: Page): Promise<void> {
  await settle(page);
  const stored = () =>
    page.evaluate(() => {
      const screens = Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tsugi.first-screen.'))
        .map(([, text]) => JSON.parse(text) as { url: string; parts: readonly unknown[] });
      const own = screens.find(({ url }) => url === location.href);
      return own?.parts.map((part) => (part === null ? 'missing' : 'there')).join(' ') ?? 'none';
    });
  await expect.poll(stored, 'the first screen of the next visit is stored').toMatch(/^there( there)*$/);
}
