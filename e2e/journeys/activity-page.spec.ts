import type { Page } from '@playwright/test';
import { findActivity } from '../support/activities.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo, trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const replies = (page: Page) => page.getByRole('list', { name: 'Replies' }).locator(':scope > li');

test('the link in the feed leads to the activity and its replies', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  // A link of the first screen loads a document, which the browser scrolls on the way back.
  await pageIsReady(page);
  const row = page
    .getByRole('list', { name: 'Activity' })
    .locator(':scope > li')
    .filter({ has: page.getByRole('link', { name: /^Replies [1-9]$/ }) })
    .first();
  const link = row.getByRole('link', { name: /^Replies/ });
  const count = Number(((await link.textContent()) ?? '').replace(/\D/g, ''));
  const author = await row.getByRole('link').first().textContent();
  await link.click();
  await expect(page).toHaveURL(/\/activity\/\d+$/);
  await expect(page.getByRole('article').getByRole('link').first()).toHaveText(author ?? '');
  await expect(replies(page)).toHaveCount(count);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('progress on a list has a title of its own, and shows who likes it', async ({
  page,
  deployment,
  sandbox,
}) => {
  const { id, user, media } = await findActivity(
    ({ kind, media: about, replyCount, likeCount }) =>
      kind === 'ListActivity' && about?.isAdult === false && replyCount === 0 && likeCount > 5,
  );
  await sandbox.clearLog();
  await page.goto(`${deployment.url}activity/${id}`);
  const title = media?.title.userPreferred ?? '';
  await expect(page.getByRole('article').getByRole('link', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${user.name} .* - Tsugi$`));
  expect(await page.title()).toContain(`${title} - Tsugi`);
  await expect(page.getByText('No replies yet')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Liked by' })).toBeVisible();
  expect((await trackerOperations(sandbox)).toSorted()).toEqual(['ActivityById', 'ActivityReplies', 'Likes']);
  const fans = page.getByRole('list', { name: 'Liked by' });
  await expect(fans.getByRole('link')).toHaveCount(5);
  await page.getByRole('region', { name: 'Liked by' }).getByRole('button', { name: 'Show more' }).click();
  await expect(fans.getByRole('link')).not.toHaveCount(5);
});

test('replies come 25 at a time, the next ones on demand, from the keyboard too', async ({
  page,
  deployment,
}) => {
  const { id, replyCount } = await findActivity((activity) => activity.replyCount > 25);
  await page.goto(`${deployment.url}activity/${id}`);
  await pageIsReady(page);
  await expect(replies(page)).toHaveCount(25);
  const more = page.getByRole('button', { name: 'Show more replies' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(replyCount);
  await expect(more).toHaveCount(0);
  await expect(replies(page).nth(25).getByRole('link').first()).toBeFocused();
});

test('a reply is liked at once, and sent once as a reply', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const { id } = await findActivity((activity) => activity.replyCount > 1);
  await signInAs('empty');
  await page.clock.install();
  await page.goto(`${deployment.url}activity/${id}`);
  await pageIsReady(page);
  const like = replies(page).first().getByRole('button', { name: /^Like/ });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const sent = async () =>
    (await requestsTo(sandbox, 'tracker'))
      .filter(({ operation }) => operation === 'ToggleLike')
      .map(({ variables }) => variables);
  await page.clock.runFor(1000);
  await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
  expect(await sent()).toEqual([{ id: id * 100 + 1, type: 'ACTIVITY_REPLY' }]);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('an activity that is gone says so, and leads back', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}activity/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such activity' })).toBeVisible();
  await expect(page).toHaveTitle('Not found - Tsugi');
  await page.getByRole('link', { name: 'See what is new' }).click();
  await expect(page).toHaveURL(deployment.url);
});

test('a failure can be tried again, for the activity and for its replies', async ({
  page,
  deployment,
  sandbox,
}) => {
  const { id } = await findActivity((activity) => activity.replyCount > 0);
  const refusal = trackerRefusal(400, 'Not today.');
  await sandbox.faults([
    { ...refusal, operation: 'ActivityById', times: 9 },
    { ...refusal, operation: 'ActivityReplies', times: 9 },
  ]);
  await page.goto(`${deployment.url}activity/${id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'This activity could not be loaded' }),
  ).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.faults([{ ...refusal, operation: 'ActivityReplies', times: 9 }]);
  await page.getByRole('button', { name: 'Try again' }).click();
  const section = page.getByRole('region', { name: 'Replies' });
  await expect(section.getByRole('alert')).toContainText('Replies could not be loaded');
  await sandbox.clearFaults();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(replies(page).first()).toBeVisible();
});

for (const { name, viewport } of VIEWPORTS) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });
    test('the page has no accessibility problem of any level, dark or light', async ({
      page,
      deployment,
    }) => {
      const { id } = await findActivity(
        (activity) => activity.kind === 'TextActivity' && activity.replyCount > 2,
      );
      await page.goto(`${deployment.url}activity/${id}`);
      await expect(replies(page).nth(2)).toBeVisible();
      expect(await violationsOf(page, 'main')).toEqual([]);
    });
  });
}
