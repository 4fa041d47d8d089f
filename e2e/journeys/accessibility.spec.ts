import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/test.ts';

const PAGES = [
  { name: 'home', path: '' },
  { name: 'search', path: 'search/anime' },
  { name: 'browse', path: 'browse/anime' },
  { name: 'media', path: 'media' },
  { name: 'profile', path: 'user/aoi' },
  { name: 'compare without users', path: 'compare/anime' },
  { name: 'compare with users', path: 'compare/anime?user=aoi&user=ren' },
  { name: 'not found', path: 'nowhere' },
];

for (const scheme of ['dark', 'light'] as const) {
  test.describe(`in the ${scheme} theme`, () => {
    test.use({ colorScheme: scheme });
    for (const { name, path } of PAGES) {
      test(`${name} has no serious accessibility problem`, async ({ page, house }) => {
        if (path === 'media') {
          await page.goto(`${house.url}search/anime`);
          await page.locator('main a[href*="/ani/anime/"]').first().click();
        } else await page.goto(house.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        const serious = violations
          .filter(({ impact }) => impact === 'serious' || impact === 'critical')
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
        expect(serious).toEqual([]);
      });
    }
  });
}
