import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

test('a user goes from a search for titles to one for staff, by the same text, and to a person', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}search/anime?q=mori`);
  await pageIsReady(page);
  await page.getByRole('radio', { name: 'Staff' }).click();
  await expect(page).toHaveURL(/\/search\/staff\?q=mori$/);
  const people = page.getByRole('list', { name: 'Staff' });
  await expect(people.getByRole('link', { name: /mori/i }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search staff' }).fill('no such name at all');
  await expect(page.getByText('No results')).toBeVisible();
  await page.goBack();
  await page.getByRole('radio', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill('aoi');
  await page.getByRole('list', { name: 'Users' }).getByRole('link', { name: 'aoi', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/aoi$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the chosen kind is in sight, and more comes while the user scrolls', async ({ page, deployment }) => {
    await page.goto(`${deployment.url}search/characters`);
    await pageIsReady(page);
    await expect(page.getByText('Characters', { exact: true })).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('list', { name: 'Characters' }).getByRole('listitem').last();
    await expect(last).toHaveAttribute('aria-posinset', /\d+/);
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(40);
    }).toPass();
    expect(await violationsOf(page)).toEqual([]);
  });
});
