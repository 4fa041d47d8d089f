import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { settle } from './settle.ts';

/** The page is idle, and stored for the first frame of its next visit: that comes when it is at rest. */
export async function waitForCachedScreen(page: Page): Promise<void> {
  await settle(page);
  const stored = () =>
    page.evaluate(() => {
      const screens = Object.entries(localStorage)
        .filter(([key]) => key.startsWith('tsugi.first-screen.'))
        .map(([, text]) => JSON.parse(text) as { url: string; nodes: readonly unknown[] });
      const own = screens.find(({ url }) => url === location.href);
      return own?.nodes.length ?? 0;
    });
  await expect.poll(stored, 'the first screen of the next visit is stored').toBeGreaterThan(0);
}
