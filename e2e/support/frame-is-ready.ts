import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The shell has replaced the frame of index.html: from here on the focus stays where it is put. */
export async function frameIsReady(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /^Theme/ })).toBeVisible();
}

/** React has replaced the first screen: from here on a press acts at once, not after the lazy files of the frame. */
export async function pageIsReady(page: Page): Promise<void> {
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy');
}
