import { firstResult } from '../support/first-result.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const REDIRECTS = [
  ['compare', 'compare/anime'],
  ['compare/novel?user=aoi', 'compare/anime?user=aoi'],
  ['compare/manga/extra?user=ren', 'compare/anime?user=ren'],
  ['compare/MANGA?user=ren&sort=title', 'compare/manga?user=ren&sort=title'],
  ['search', 'search/media'],
  ['search/?q=a%20b', 'search/media?q=a%20b'],
  ['search/ANIME?q=moon', 'search/anime?q=moon'],
  ['browse/Manga', 'browse/manga'],
  ['user/aoi/ANIME?search=moon', 'user/aoi/anime?search=moon'],
  ['user/aoi/stats?x=1', 'user/aoi/stats/anime/overview?x=1'],
] as const;

test('other paths lead to those of the pages, with their query', async ({ page, deployment }) => {
  for (const [from, to] of REDIRECTS) {
    await test.step(`/${from} leads to /${to}`, async () => {
      await page.goto(deployment.url + from);
      await expect(page).toHaveURL(deployment.url + to);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    });
  }
  await page.goto(`${deployment.url}Anime/1/some-name?from=elsewhere`);
  await expect(page).toHaveURL(/\/ani\/anime\/1\/some-name\?from=elsewhere/);
});

test('a redirect leaves no step behind: going back does not come here again', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}browse/anime`);
  await page.goto(`${deployment.url}compare`);
  await expect(page).toHaveURL(`${deployment.url}compare/anime`);
  await page.goBack();
  await expect(page).toHaveURL(`${deployment.url}browse/anime`);
});

const UNKNOWN = [
  'browse',
  'browse/novel',
  'search/novel',
  'anime/12a/x',
  'mal/anime/x/y',
  'ani/anime/abc/x',
  'ani/studio/5b',
  'ani/novel/5/x',
  'ani/character/x1',
  'activity/12a',
  'nowhere/at/all',
] as const;

test('paths that no pattern allows are a 404 page inside the frame', async ({ page, deployment }) => {
  for (const path of UNKNOWN) {
    await test.step(`/${path}`, async () => {
      await page.goto(deployment.url + path);
      await expect(page.getByRole('heading', { level: 1, name: 'Not fould 404' })).toBeVisible();
      await expect(page).toHaveTitle('Not found - Tsugi');
      expect(page.url()).toBe(deployment.url + path);
    });
  }
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(page).toHaveTitle('Home - Tsugi');
  await page.goto(`${deployment.url}compare/manga`);
  await expect(page).toHaveTitle('Compare manga - Tsugi');
});

test('titles name the thing, the part of it, and the product', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}search/anime`);
  const card = firstResult(page);
  const name = await card.textContent();
  const href = new URL((await card.getAttribute('href')) ?? '', deployment.url).href;
  await page.goto(href);
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasNotText: /^Loading/ });
  await expect(heading).toBeVisible();
  const title = (await heading.textContent()) ?? '';
  expect(name).toContain(title);
  await expect(page).toHaveTitle(`${title} - Tsugi`);
  await page.goto(`${href}/characters`);
  await expect(page).toHaveTitle(`${title} - Characters - Tsugi`);
  await page.goto(`${href}/staff`);
  await expect(page).toHaveTitle(`${title} - Staff - Tsugi`);
  await page.goto(`${deployment.url}user/aoi`);
  await expect(page).toHaveTitle('aoi - Tsugi');
});

test('the URL of a media page is completed with the name of the media, which is the title too', async ({
  page,
  deployment,
  media,
}) => {
  await page.goto(`${deployment.url}ani/anime/${media.id}`);
  await expect(page).toHaveURL(new RegExp(`/ani/anime/${media.id}/[^/]+$`));
  await settle(page);
  await expect(page).toHaveTitle(`${media.title} - Tsugi`);
});
