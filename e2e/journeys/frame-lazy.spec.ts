import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

/** The file with what every page needs, and the lazy parts of the frame. */
const LATE = /\/chunks\/first-page\.[0-9a-f]+\.js$/;

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('a page that is opened before the lazy parts of the frame are loaded is focused and announced once they are', async ({
  page,
  deployment,
}) => {
  const release = await holdRequests(page, LATE);
  await page.goto(deployment.url);
  // Not in the markup of index.html: React has rendered.
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeAttached();
  await link(page, 'Compare').click();
  await expect(page).toHaveURL(/\/compare\/anime$/);
  await expect(page.getByRole('main')).not.toBeFocused();

  release();
  await expect(page.getByText('No users selected')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^Compare.* - Tsugi$/ })).toBeAttached();
});
