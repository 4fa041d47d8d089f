import type { Page } from '@playwright/test';
import type { Deployment } from '../support/deployment.ts';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { secondsUntil } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

/** Aborts the first request of every lazy file of the shell. @returns the requested files */
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
  ['user/aoi', /^aoi/],
] as const) {
  test(`${path} and its frame load without user action when every lazy file of the shell failed once`, async ({
    page,
    deployment,
  }) => {
    const lost = await loseFiles(page, deployment);
    await page.goto(deployment.url + path);
    await expect(heading(page)).toHaveText(title);
    await frameIsReady(page);
    await expect(page.getByRole('contentinfo')).toContainText('independent client');
    expect(lost.size).toBeGreaterThanOrEqual(1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Anime' }).click();
    await expect(heading(page)).toHaveText('Discover anime');
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('a description is plain text until the Markdown renderer is loaded', async ({
  page,
  deployment,
  media,
}) => {
  await page.route('**/tracker/graphql', async (route) => {
    const response = await route.fetch();
    // Both documents of the media page request one media; only the first requests its description.
    const body = (await response.json()) as { data?: { Media?: { description?: string } } };
    const found = body.data?.Media;
    if (found?.description !== undefined) found.description = 'They said **never** again.';
    await route.fulfill({ response, json: body });
  });
  await loseFiles(page, deployment);
  await page.goto(deployment.url + media.path);
  await expect(heading(page)).toHaveText(media.title);
  await expect(page.getByText('They said never again.')).toBeVisible();
  await expect(page.getByRole('strong').filter({ hasText: 'never' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('a page whose files cannot be loaded says so, and appears in place once they can', async ({
  page,
  deployment,
}) => {
  await page.clock.install();
  await page.goto(deployment.url);
  await frameIsReady(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // What this page is made of, and nothing that the first one has loaded.
  await page.route(`${deployment.remotes.compare.url}/**/chunks/*.js`, () => {});
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compare' }).click();
  await secondsUntil(page, () =>
    page.getByRole('heading', { level: 1, name: /cannot be reached/ }).isVisible(),
  );
  await page.unroute(`${deployment.remotes.compare.url}/**/chunks/*.js`);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No users selected')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a list of keys that cannot be loaded says so, leaves the page as it is, and opens at the next try', async ({
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
