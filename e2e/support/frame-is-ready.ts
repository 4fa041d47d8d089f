import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The shell has replaced the frame of index.html: from here on the focus stays where it is put. */
export async function frameIsReady(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('button', { name: /^Theme/ })).toBeVisible();
}
