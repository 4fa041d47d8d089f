import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

// Home has its own, in home.spec.ts.
const PAGES = [
  { name: 'search', path: 'search/anime' },
  { name: 'browse', path: 'browse/anime' },
  { name: 'media', path: 'media' },
  { name: 'character', path: 'ani/character/40001' },
  { name: 'staff', path: 'ani/staff/95001' },
  { name: 'studio', path: 'ani/studio/1' },
  { name: 'profile', path: 'user/aoi' },
  { name: 'compare without users', path: 'compare/anime' },
  { name: 'compare with users', path: 'compare/anime?user=aoi&user=ren' },
  { name: 'not found', path: 'nowhere' },
];

for (const { name, path } of PAGES) {
  test(`${name} has no accessibility problem of any level, dark or light`, async ({ page, deployment }) => {
    if (path === 'media') {
      await page.goto(`${deployment.url}search/anime`);
      await page.locator('main a[href*="/ani/anime/"]').first().click();
      await expect(page).toHaveURL(/\/ani\/anime\//);
    } else await page.goto(deployment.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    expect(await violationsOf(page)).toEqual([]);
  });
}
