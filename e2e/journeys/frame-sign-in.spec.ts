import { accountButton } from '../support/account-button.ts';
import { firstResult } from '../support/first-result.ts';
import { jwt } from '../support/jwt.ts';
import { endedSignIn, refusedToken } from '../support/refusals.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const REFUSED = 'Your login is no longer accepted.';
const EXPIRED = 'Your login has expired.';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a refused sign-in keeps the page, says so until dismissed, and leads back to it', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    await signInAs('aoi');
    await page.goto(`${deployment.url}search/anime?q=moon`);
    const banner = page.getByRole('banner');
    await expect(accountButton(page)).toBeVisible();
    const results = page.getByRole('list', { name: /results/i });
    await expect(results.getByRole('link').first()).toBeVisible();

    // Of the next page: another request of this one may still be on its way.
    await sandbox.faults(endedSignIn('MediaSearch'));
    await page.goto(`${deployment.url}search/anime?q=night`);
    const notice = page.getByRole('status').filter({ hasText: REFUSED });
    await expect(notice).toBeVisible();
    await expect(banner.getByRole('link', { name: 'AniList login' })).toBeVisible();
    await expect(results.getByRole('link').first()).toBeVisible();
    expect(page.url()).toBe(`${deployment.url}search/anime?q=night`);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

    await page.reload();
    await expect(notice, 'after a reload too').toBeVisible();
    await notice.getByRole('link', { name: 'Log in again' }).click();
    await page.getByRole('link', { name: /aoi/ }).click();
    await expect(page).toHaveURL(`${deployment.url}search/anime?q=night`);
    await expect(accountButton(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
    const left = await page.evaluate(() => Object.keys(sessionStorage));
    expect(left).not.toContain('tsugi.return-to');
    expect(left).not.toContain('tsugi.sign-in-started');
  });
});

test('one stray refusal of a good token signs nobody out, and the page ends with its content', async ({
  page,
  deployment,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  await settle(page);
  const second = await context.newPage();
  await second.goto(`${deployment.url}search/manga`);
  await expect(firstResult(second)).toBeVisible();
  await settle(second);
  await sandbox.clearLog();
  await sandbox.faults([refusedToken('MediaSearch')]);
  // The request of the boot script is the one that is refused.
  await second.goto(`${deployment.url}search/anime?q=night`);
  await expect(firstResult(second)).toBeVisible();
  for (const tab of [page, second]) {
    await expect(accountButton(tab)).toBeVisible();
    await expect(tab.getByText(REFUSED)).toHaveCount(0);
  }
  const asked = (await sandbox.log()).filter(({ operation }) => /MediaSearch|SignInCheck/.test(operation));
  expect(asked.map(({ operation, status, token }) => [operation, status, token])).toEqual([
    ['MediaSearch', 400, true],
    ['SignInCheck', 200, true],
    ['MediaSearch', 200, true],
  ]);
});

test('an expired token is removed before a request is sent with it', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(deployment.url);
  // The first document has read its own sign-in by then.
  await settle(page);
  await sandbox.clearLog();
  await page.evaluate((token) => localStorage.setItem('access_token', token), jwt(-60));
  await page.goto(`${deployment.url}search/anime`);
  await expect(page.getByRole('status').filter({ hasText: EXPIRED })).toBeVisible();
  await expect(firstResult(page)).toBeVisible();
  const asked = await sandbox.log();
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((entry) => entry.token)).toEqual([]);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  await page.reload();
  await expect(firstResult(page)).toBeVisible();
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
});

test('every tab shows that the sign-in ended', async ({ page, deployment, context, sandbox, signInAs }) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  const profile = accountButton(page);
  await expect(profile).toBeVisible();
  const second = await context.newPage();
  await sandbox.faults(endedSignIn());
  await second.goto(`${deployment.url}search/manga?q=sea`);
  await expect(second.getByText(REFUSED)).toBeVisible();
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(profile).toHaveCount(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(second.getByText(REFUSED)).toHaveCount(0);
});

test('a login leads home, also after an abandoned one', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  await page.evaluate(() => localStorage.setItem('tsugi.sign-in-lost', 'refused'));
  await page.goto(`${deployment.url}search/anime`);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/oauth\/authorize/);
  await page.goBack();
  await page.getByRole('banner').getByRole('link', { name: 'AniList login' }).click();
  await page.getByRole('link', { name: /ren/ }).click();
  await expect(page).toHaveURL(deployment.url);
});

test('the stored profile is shown before the response of the tracker', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  const profile = accountButton(page, 'aoi');
  await expect(profile).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_profile_info') ?? '{}'));
  expect(stored).toMatchObject({ name: 'aoi', avatar: { large: expect.stringContaining('http') } });
  await sandbox.faults([{ service: 'tracker', delayMs: 60_000, times: 50 }]);
  await page.goto(`${deployment.url}compare/anime`);
  await expect(profile).toBeVisible();
});
