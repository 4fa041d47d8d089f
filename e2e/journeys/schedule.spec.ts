import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

test('Schedule: the page is reached by its link', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  await pageIsReady(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(`${deployment.url}schedule`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
});
