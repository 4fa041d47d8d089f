import type { Page } from '@playwright/test';
import { trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const feed = (page: Page) => page.getByRole('region', { name: 'Activity', exact: true });
const rows = (page: Page) => feed(page).getByRole('list', { name: 'Activity' }).getByRole('listitem');

test('home costs three requests, and coming back soon or reloading costs none', async ({
  page,
  house,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  // However slow the machine: all of this happens within the time in which an answer counts as new.
  await page.clock.setFixedTime(Date.now());
  await page.goto(house.url);
  await expect(rows(page)).toHaveCount(25);
  const reading = page.getByRole('region', { name: 'Continue reading' });
  await expect(reading.getByRole('listitem').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await trackerOperations(sandbox)).toSorted()).toEqual(['ActivityFeed', 'CurrentLists', 'Viewer']);

  await sandbox.clearLog();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
  await menu.getByRole('link', { name: 'Home' }).click();
  await expect(rows(page)).toHaveCount(25);
  expect(await trackerOperations(sandbox)).toEqual([]);

  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  await page.waitForLoadState('networkidle');
  expect(await trackerOperations(sandbox)).toEqual([]);
});
