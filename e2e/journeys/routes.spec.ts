import { expect, test } from '../support/test.ts';

test('an unknown path is a 404 page inside the frame', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}nowhere/at/all`);
  await expect(page.getByRole('heading', { level: 1, name: 'Not fould 404' })).toBeVisible();
  await page.getByRole('link', { name: 'Go home' }).click();
  await expect(page).toHaveURL(deployment.url);
});

for (const path of ['ani/anime/abc/x', 'search/novel', 'activity/12a', 'ani/character/x1']) {
  test(`/${path} breaks the rules of its pattern and is a 404 page`, async ({ page, deployment }) => {
    await page.goto(deployment.url + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Not fould 404' })).toBeVisible();
  });
}

for (const [from, to] of [
  ['compare', 'compare/anime'],
  ['compare/novel?user=aoi', 'compare/anime?user=aoi'],
  ['search', 'search/media'],
  ['search/ANIME?q=moon', 'search/anime?q=moon'],
] as const) {
  test(`/${from} leads to /${to}`, async ({ page, deployment }) => {
    await page.goto(deployment.url + from);
    await expect(page).toHaveURL(deployment.url + to);
  });
}

test('the old path of a media page redirects to the new one, with its query', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}Anime/1/some-name?from=elsewhere`);
  await expect(page).toHaveURL(/\/ani\/anime\/1\/some-name\?from=elsewhere/);
});

for (const [path, title] of [
  ['', 'Home - Tsugi'],
  ['compare/manga', 'Compare manga - Tsugi'],
  ['nowhere', 'Not found - Tsugi'],
] as const) {
  test(`/${path} has the title "${title}"`, async ({ page, deployment }) => {
    await page.goto(deployment.url + path);
    await expect(page).toHaveTitle(title);
  });
}
