import type { Page } from '@playwright/test';
import type { Deployment } from '../support/deployment.ts';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

/** Every late file of the shell is lost the first time. Answers which were asked for. */
async function loseFiles(page: Page, deployment: Deployment): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  await page.route(`${deployment.url}chunks/*.js`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort();
  });
  return lost;
}

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

for (const [path, title] of [
  ['search/anime', 'Search anime'],
  ['browse/manga', 'Discover manga'],
  ['compare/anime', 'Compare anime'],
  ['user/aoi', /^aoi/],
] as const) {
  test(`${path} and its frame come by themselves when every late file of the shell was lost once`, async ({
    page,
    deployment,
  }) => {
    const lost = await loseFiles(page, deployment);
    await page.goto(deployment.url + path);
    await expect(heading(page)).toHaveText(title);
    await frameIsReady(page);
    await expect(page.getByRole('contentinfo')).toContainText('independent client');
    expect(lost.size).toBeGreaterThanOrEqual(3);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }).click();
    await expect(heading(page)).toHaveText('Discover anime');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('a description stands as plain words until what draws its marks has come', async ({
  page,
  deployment,
  medium,
}) => {
  await page.route('**/tracker/graphql', async (route) => {
    const response = await route.fetch();
    // Both documents of the media page ask for one medium; only the first for its description.
    const answer = (await response.json()) as { data?: { Media?: { description?: string } } };
    const media = answer.data?.Media;
    if (media?.description !== undefined) media.description = 'They said **never** again.';
    await route.fulfill({ response, json: answer });
  });
  await loseFiles(page, deployment);
  await page.goto(deployment.url + medium.path);
  await expect(heading(page)).toHaveText(medium.title);
  await expect(page.getByText('They said never again.')).toBeVisible();
  await expect(page.getByRole('strong').filter({ hasText: 'never' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a page whose files do not come at all says so, and appears in place once they do', async ({
  page,
  deployment,
}) => {
  test.slow();
  await page.goto(deployment.url);
  await frameIsReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // What this page is made of, and nothing that the first one has loaded.
  await page.route(`${deployment.remotes.compare.url}/**/chunks/*.js`, () => {});
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /cannot be reached/ })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute(`${deployment.remotes.compare.url}/**/chunks/*.js`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No users selected')).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the list of keys that cannot be had says so, leaves the page alone, and opens when asked again', async ({
  page,
  deployment,
}) => {
  await page.goto(deployment.url);
  await expect(heading(page)).toHaveText('What comes next?');
  await frameIsReady(page);
  const keys = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
  await loseFiles(page, deployment);
  await keys.click();
  await expect(page.getByText('The list of shortcuts could not be loaded. Please try again.')).toBeVisible();
  await expect(heading(page)).toHaveText('What comes next?');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});
