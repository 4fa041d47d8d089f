import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test.use({ viewport: PHONE, hasTouch: true });

test('on a phone a tap reads a day of the history, and who is unfollowed is not followed after a reload', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi`);
  await pageIsReady(page);
  const history = page.getByRole('region', { name: 'Activity history' });
  await expect(history.getByText(/ activities on \d+ days of the last 25 weeks$/)).toBeVisible();
  const days = history.getByRole('slider');
  const box = await days.boundingBox();
  // The first day of the fifth of 25 columns.
  await days.tap({ position: { x: ((box?.width ?? 0) * 4.5) / 25, y: ((box?.height ?? 0) * 0.5) / 7 } });
  await expect(days).toHaveAttribute('aria-valuenow', '28');
  await expect(history.getByText(/^\w{3} \d+, \d{4}: (nothing|[\d,]+ activit(y|ies))$/)).toBeVisible();

  await page.goto(`${deployment.url}user/aoi/socials`);
  await pageIsReady(page);
  const buttons = page.getByRole('button', { name: /^Unfollow / });
  const name = (await buttons.first().getAttribute('aria-label'))?.replace('Unfollow ', '') ?? '';
  await page.getByRole('button', { name: `Unfollow ${name}`, exact: true }).tap();
  await expect(page.getByRole('button', { name: `Follow ${name}`, exact: true })).toBeVisible();
  await expect.poll(() => trackerOperations(sandbox)).toContain('ToggleFollow');

  await page.goto(`${deployment.url}user/${encodeURIComponent(name)}`);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
});
