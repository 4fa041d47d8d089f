import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { layoutShift, measureShifts } from '../support/layout-shift.ts';
import { malRefusal, trackerRefusal } from '../support/refusals.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { scrollThrough } from '../support/scroll-through.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('panels below the fold come for three requests in all, and a return costs none', async ({
  page,
  deployment,
  sandbox,
  media,
  signInAs,
}) => {
  // The seeded status depends on the day.
  await trackerRequest(
    `mutation { SaveMediaListEntry(mediaId: ${media.id}, status: COMPLETED) { id } }`,
    await sandbox.token('aoi'),
  );
  await sandbox.clearLog();
  await signInAs('aoi');
  await measureShifts(page);
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await settle(page);
  await scrollThrough(page);
  await settle(page);

  const friends = panel(page, 'Friends').getByRole('listitem');
  await expect(friends).toHaveCount(6);
  await expect(friends.first(), 'the own entry first').toHaveText(/^aoiCompleted/);
  await expect(friends.nth(1)).not.toContainText('aoi');
  await expect(panel(page, 'Scores')).toContainText(/\d\.\d AniList, [\d,]+ votes/);
  await expect(panel(page, 'Scores')).toContainText(/\d\.\d MAL, [\d,]+ votes/);
  await expect(panel(page, 'Scores').getByText(/^8 of 10: [\d,]+$/)).toBeAttached();
  await expect(
    panel(page, 'Themes')
      .getByRole('button', { name: /^Play OP1 / })
      .first(),
  ).toBeVisible();
  // How many a work has depends on which one is the most popular today.
  await expect(panel(page, 'Reviews').getByRole('listitem')).not.toHaveCount(0);
  await expect(panel(page, 'Recommendations').getByRole('article')).not.toHaveCount(0);

  await settle(page);
  const asked = (await trackerOperations(sandbox)).filter((operation) => operation !== 'Viewer');
  expect([...asked].sort()).toEqual(['FriendsEntries', 'MediaDetail', 'MediaRecommendations']);
  expect(await requestsTo(sandbox, 'themes')).toHaveLength(1);
  expect(await requestsTo(sandbox, 'mal')).toHaveLength(1);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  // The bar covers no control there.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violationsOf(page)).toEqual([]);

  await sandbox.clearLog();
  await page.reload();
  await pageIsReady(page);
  await settle(page);
  await scrollThrough(page);
  await expect(panel(page, 'Recommendations').getByRole('article')).not.toHaveCount(0);
  await expect(panel(page, 'Scores')).toContainText(/MAL, [\d,]+ votes/);
  await settle(page);
  const again = (await sandbox.log()).filter(({ service }) => /^(tracker|mal|themes)$/.test(service));
  expect(again.map(({ operation }) => operation)).toEqual([]);
});

test('signed out, the panels say what a login would give', async ({ page, deployment, sandbox, media }) => {
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await expect(page.getByText(/^With a login you track progress/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveCount(0);
  await scrollThrough(page);
  await expect(panel(page, 'Friends')).toContainText('Log in to see who of those you follow knows this');
  await expect(panel(page, 'Friends').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /response_type=token/,
  );
  const recommendations = panel(page, 'Recommendations');
  await expect(recommendations).toContainText('Log in to vote');
  await expect(recommendations.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
  await settle(page);
  expect(await trackerOperations(sandbox)).not.toContain('FriendsEntries');
});

test('each panel says what could not be loaded, and tries again alone', async ({
  page,
  deployment,
  sandbox,
  media,
  signInAs,
}) => {
  await signInAs('aoi');
  await sandbox.faults([
    { ...trackerRefusal(400, 'No'), operation: 'FriendsEntries' },
    { ...trackerRefusal(400, 'No'), operation: 'MediaRecommendations' },
    { service: 'themes', status: 400 },
    malRefusal(400, 'No'),
  ]);
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await scrollThrough(page);
  for (const [name, text, content] of [
    ['Friends', 'The entries of friends could not be loaded', panel(page, 'Friends').getByRole('listitem')],
    ['Themes', 'The themes could not be loaded', page.getByRole('button', { name: /^Play OP1/ })],
    ['Scores', 'The MAL score could not be loaded', page.getByText(/^MAL, [\d,]+ votes$/)],
    ['Recommendations', 'The recommendations could not be loaded', page.getByRole('article')],
  ] as const) {
    const failure = panel(page, name).getByRole('alert');
    await expect(failure).toContainText(text);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page, name).getByRole('alert')).toHaveCount(0);
    await expect(content.first()).toBeVisible();
  }
});

test('more recommendations survive a failure, and a limit reads "Fetch cooldown"', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await scrollThrough(page);
  const recommendations = panel(page, 'Recommendations');
  const cards = recommendations.getByRole('article');
  await expect(cards).toHaveCount(7);
  await recommendations.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(25);

  await sandbox.faults([
    { ...trackerRefusal(400, 'No'), operation: 'MediaRecommendations' },
    {
      ...trackerRefusal(429, 'Too Many Requests.'),
      operation: 'MediaRecommendations',
      headers: { 'Retry-After': '2' },
    },
  ]);
  await recommendations.getByRole('button', { name: 'Load more' }).click();
  const failure = recommendations.getByRole('alert');
  await expect(failure).toContainText('More recommendations could not be loaded');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(recommendations.getByRole('status').filter({ hasText: 'Fetch cooldown' })).toBeVisible();
  await expect(cards).toHaveCount(34);
  await expect(recommendations.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  await recommendations.getByRole('button', { name: 'Show less' }).click();
  await expect(cards).toHaveCount(7);
});

test('a review opens whole, with its spoilers covered, and its failure leaves the media', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await sandbox.faults([{ ...trackerRefusal(400, 'No'), operation: 'ReviewById' }]);
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  await scrollThrough(page);
  const review = panel(page, 'Reviews').getByRole('listitem').first();
  const summary = await review.getByRole('link').last().textContent();
  await review.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/review\/\d+$/);
  await expect(page).toHaveTitle(`${media.title} - Review - Tsugi`);
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('The review could not be loaded');
  await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 2, name: summary ?? '' })).toBeVisible();
  await expect(page.getByText(/users? found it helpful/)).toBeVisible();
  await settle(page);
  await expect(page.getByText(/were never written/)).not.toBeVisible();

  await page.goto(`${deployment.url}${media.path}/review/4999`);
  await expect(page.getByText('There is no such review')).toBeVisible();
});

test('a failed MAL view says "Jikan media error", and leads back to the view of the tracker', async ({
  page,
  deployment,
  sandbox,
  media,
  signInAs,
}) => {
  await signInAs('aoi');
  // For every request until it is taken away: the panel of scores asks the service too.
  await sandbox.faults([{ ...malRefusal(400, 'No'), times: 100 }]);
  await page.goto(`${deployment.url}mal/anime/${media.idMal}/x`);
  await pageIsReady(page);
  const error = page.getByRole('heading', { level: 1, name: 'Jikan media error' });
  await expect(error).toBeVisible();
  await page.getByRole('button', { name: 'AniList view' }).click();
  await expect(page).toHaveURL(new RegExp(`/ani/anime/${media.id}/`));
  await page.getByRole('link', { name: 'MAL view' }).click();
  await expect(error).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('MAL view', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^MyAnimeList/ })).toBeVisible();
  const company = page.getByText('Producers', { exact: true }).locator('..').getByRole('link').first();
  await expect(company).toHaveAttribute('target', '_blank');
  const favourite = page.getByRole('button', { name: /^Favourite(?:,|$)/ });
  const before = await favourite.getAttribute('aria-pressed');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect.poll(() => trackerOperations(sandbox)).toContain('ToggleFavourite');
});

test('the MAL view lists characters with their voices, and staff, when they come near', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await sandbox.faults([{ service: 'mal', operation: `/mal/v4/anime/${media.idMal}/staff`, status: 400 }]);
  await page.goto(`${deployment.url}mal/anime/${media.idMal}/x`);
  await pageIsReady(page);
  await scrollThrough(page);
  const characters = panel(page, 'Characters');
  const voice = characters.getByRole('listitem').first().getByRole('link').nth(1);
  await expect(voice).toHaveAttribute('target', '_blank');
  const japanese = await voice.textContent();
  await characters.getByRole('combobox', { name: 'Voices' }).selectOption('English');
  await expect(page).toHaveURL(/voices=english/);
  await expect(characters.getByText('English', { exact: true }).nth(1)).toBeVisible();
  await expect(voice).not.toHaveText(japanese ?? '');
  await characters.getByRole('button', { name: /^Show all \d+$/ }).click();
  await expect.poll(() => characters.getByRole('listitem').count()).toBeGreaterThan(6);

  const staff = panel(page, 'Staff');
  await expect(staff.getByRole('alert')).toContainText('The staff could not be loaded');
  await staff.getByRole('button', { name: 'Try again' }).click();
  await expect(staff.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', /^https?:/);
  expect(await violationsOf(page)).toEqual([]);
});
