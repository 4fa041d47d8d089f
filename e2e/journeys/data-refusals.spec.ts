import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { firstResult } from '../support/first-result.ts';
import { endedSignIn, malRefusal, trackerRefusal } from '../support/refusals.ts';
import { requestsTo, secondsUntil } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

test('the message of a disabled tracker is shown, no request is sent, and cached pages stay readable', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await page.goto(`${deployment.url}search/anime`);
  await expect(firstResult(page)).toBeVisible();
  await settle(page);
  await sandbox.faults([{ ...trackerRefusal(403, 'Back in an hour.'), times: 9 }]);
  await sandbox.clearLog();

  await page.goto(`${deployment.url}search/manga`);
  await expect(page.getByRole('main').getByText('The tracker says: Back in an hour.')).toBeVisible();
  await settle(page);
  expect(await requestsTo(sandbox, 'tracker'), 'a refusal like this is not tried again').toHaveLength(1);

  await page.goto(deployment.url + media.path);
  await expect(page.getByRole('main').getByText('The tracker says: Back in an hour.')).toBeVisible();
  await page.goto(`${deployment.url}search/anime`);
  await expect(firstResult(page)).toBeVisible();

  await page.goto(`${deployment.url}search/manga`);
  await sandbox.clearFaults();
  await retry(page).click();
  await expect(firstResult(page)).toBeVisible();
});

// What counts as such a refusal: decode-response.test.ts in shared/data.
test('a token that is refused twice signs out, says so, and keeps the page', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime`);
  await expect(accountButton(page)).toBeVisible();
  await sandbox.faults(endedSignIn('MediaSearch'));
  await page.getByRole('main').getByRole('searchbox').fill('moon');

  await expect(page.getByText('Your login is no longer accepted.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
  await expect(page).toHaveURL(`${deployment.url}search/anime?q=moon`);
  await expect(page.getByRole('status').filter({ hasText: /results/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  const asked = async () =>
    (await requestsTo(sandbox, 'tracker')).filter(({ variables }) => variables.search === 'moon');
  await expect.poll(async () => (await asked()).map(({ token }) => token)).toEqual([true, false]);
});

test('while the tracker fails the MAL view goes on, and the other way round', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await sandbox.faults([
    { ...trackerRefusal(500, 'Internal Server Error'), times: 3 },
    malRefusal(429, 'You are being rate-limited.'),
  ]);
  await page.clock.install();
  await page.goto(`${deployment.url}mal/anime/${media.idMal}/x`);
  await secondsUntil(page, () => page.getByText('MAL view').isVisible());
  // Its characters and staff are requests of their own.
  const asked = (await requestsTo(sandbox, 'mal')).filter(({ path }) => path.endsWith('/full'));
  expect(asked, 'asked again after a second').toHaveLength(2);

  await page.goto(`${deployment.url}search/anime`);
  await secondsUntil(page, () => retry(page).isVisible());
  await sandbox.faults([{ ...malRefusal(503, 'The service is gone.'), times: 9 }]);
  await retry(page).click();
  await expect(firstResult(page)).toBeVisible();

  await page.goto(`${deployment.url}mal/manga/1/x`);
  await expect(page.getByRole('alert')).toContainText('The MAL service had a problem of its own.');
  await page.goto(deployment.url + media.path);
  await expect(page.getByRole('region', { name: 'Characters' })).toBeVisible();
});

test('a failing list of characters leaves the rest of the media page alive, and can be tried again', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  await sandbox.faults([{ ...trackerRefusal(400, 'No'), operation: 'MediaCharacters' }]);
  await page.goto(`${deployment.url}${media.path}/characters`);
  await expect(page.getByRole('alert')).toContainText('The characters could not be loaded');
  await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeVisible();
  await retry(page).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('listitem').first()).toBeVisible();
});

test('a profile that cannot be loaded says so and recovers', async ({ page, deployment, sandbox }) => {
  await sandbox.faults([{ ...trackerRefusal(400, 'No'), times: 5 }]);
  await page.goto(`${deployment.url}user/aoi`);
  await expect(retry(page)).toBeVisible();
  await sandbox.clearFaults();
  await retry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();
});
