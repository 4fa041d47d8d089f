import type { Page } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { requestsTo } from '../support/requests.ts';
import { shareTime, stopTime } from '../support/shared-time.ts';
import { expect, test } from '../support/test.ts';
import { requestElsewhere, trackerRequest } from '../support/tracker-request.ts';

const LIMIT = 'The tracker allows no more requests for now.';
const TROUBLE = 'The tracker does not respond right now.';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

test('44 deep links a second apart stay within 30 requests a minute: each page ends with its content, and the wait names the limit', async ({
  page,
  deployment,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const { Page: found } = await trackerRequest<{
    readonly Page: { readonly media: readonly { id: number }[] };
  }>('{ Page(perPage: 44) { media(type: ANIME, isAdult: false, sort: [POPULARITY_DESC]) { id } } }');
  expect(found.media).toHaveLength(44);
  await sandbox.limits({ service: 'tracker', perMinute: 30 });
  await sandbox.clearLog();
  await page.route(/\/images\//, (route) => route.abort());
  const pass = await stopTime(page, sandbox);
  const characters = page.getByRole('region', { name: 'Characters' });
  let isNamed = false;
  for (const { id } of found.media) {
    await page.goto(`${deployment.url}ani/anime/${id}/_`, { waitUntil: 'commit' });
    let passed = 0;
    await expect(async () => {
      const isLimited = (await notice(page, LIMIT).count()) > 0;
      isNamed ||= isLimited && /Try again in \d+ s/.test((await notice(page, LIMIT).textContent()) ?? '');
      expect(await notice(page, TROUBLE).count()).toBe(0);
      const step = isLimited ? 1_000 : 50;
      await pass(step);
      passed += step;
      expect(await characters.isVisible()).toBe(true);
    }).toPass({ intervals: [50], timeout: 60_000 });
    await pass(Math.max(50, 1_000 - passed));
  }
  const requests = await requestsTo(sandbox, 'tracker');
  expect(requests.filter(({ status }) => status === 429)).toEqual([]);
  expect(requests.map(({ variables }) => variables.id)).toEqual(found.media.map(({ id }) => id));
  expect(isNamed).toBe(true);
});

test('a refusal that no script can read is counted down as the limit, and its page then loads', async ({
  page,
  deployment,
  sandbox,
}) => {
  await sandbox.limits({ service: 'tracker', perMinute: 3 });
  const pass = await shareTime(page, sandbox);
  await page.goto(`${deployment.url}search/anime`);
  await expect(firstResult(page)).toBeVisible();
  // Another device uses up the rest of the minute.
  for (let turn = 0; turn < 2; turn += 1) await requestElsewhere('{ GenreCollection }');
  await sandbox.clearLog();

  await pass(0);
  await search(page).fill('moon');
  await expect(notice(page, LIMIT)).toContainText(/Try again in (5\d|60) s/);
  const statuses = async () => (await requestsTo(sandbox, 'tracker')).map(({ status }) => status);
  expect(await statuses()).toEqual([429]);

  // It is stored: another tab of this browser knows of it, and asks nothing.
  const other = await page.context().newPage();
  await other.clock.install({ time: await page.evaluate(() => Date.now()) });
  await other.goto(`${deployment.url}search/manga`);
  await expect(notice(other, LIMIT)).toBeVisible();
  await other.close();
  expect(await statuses()).toEqual([429]);

  await pass(50_000);
  expect(await statuses()).toEqual([429]);
  await pass(10_000);
  await pass(1_000);
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toBeVisible();
  await expect(page.getByText(LIMIT)).toHaveCount(0);
  expect(await statuses()).toEqual([429, 200]);
});

for (const { what, isReachable } of [
  { what: 'whose responses no page may read', isReachable: true },
  { what: 'that is gone, although the minute is used up', isReachable: false },
]) {
  test(`a tracker ${what}, does not respond`, async ({ page, deployment, sandbox, context }) => {
    await sandbox.limits({ service: 'tracker', perMinute: isReachable ? 30 : 2 });
    await page.goto(`${deployment.url}search/anime`);
    await expect(firstResult(page)).toBeVisible();
    if (isReachable) await sandbox.faults([{ service: 'tracker', abort: 'cors' }]);
    else
      await context.route(/\/(tracker\/graphql|robots\.txt)$/, (route) => route.abort('connectionrefused'));
    await search(page).fill('moon');
    await expect(notice(page, TROUBLE)).toBeVisible();
    await expect(page.getByText(LIMIT)).toHaveCount(0);
  });
}

test('requests to the tracker carry the origin of the page in their Referer', async ({
  page,
  deployment,
  sandbox,
}) => {
  const sent = page.waitForRequest(/\/tracker\/graphql$/);
  await page.goto(`${deployment.url}search/anime`);
  expect((await (await sent).allHeaders()).referer).toBe(`${new URL(deployment.url).origin}/`);
  await expect(firstResult(page)).toBeVisible();
  await search(page).fill('moon');
  const statuses = async () => (await requestsTo(sandbox, 'tracker')).map(({ status }) => status);
  await expect.poll(statuses).toEqual([200, 200]);
});
