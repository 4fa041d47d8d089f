import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { logOut } from '../support/log-out.ts';
import { expect, test } from '../support/test.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('access_token'));

test('signing in through the provider leaves no token in the URL or the history and sends it to the tracker only, until logging out', async ({
  page,
  deployment,
  sandbox,
}) => {
  const carriers = new Set<string>();
  page.on('request', (request) => {
    if (request.headers().authorization) carriers.add(new URL(request.url()).pathname);
  });
  await page.goto(deployment.url);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /AniList/ })
    .click();
  await expect(page).toHaveURL(/\/tracker\/oauth\/authorize\?.*response_type=token/);
  await page.getByRole('link', { name: /aoi/ }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  const stored = (await storedToken(page)) ?? '';
  expect(stored.length).toBeGreaterThan(50);
  await page.goBack();
  expect(page.url()).not.toContain('access_token');

  await page.goto(`${deployment.url}user/aoi`);
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();
  expect([...carriers]).toEqual(['/tracker/graphql']);
  expect(
    (await sandbox.log()).some(
      (entry) => entry.service !== 'tracker' && JSON.stringify(entry).includes('Bearer'),
    ),
  ).toBe(false);

  await pageIsReady(page);
  await logOut(page);
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
  const left = await page.evaluate(() => [
    localStorage.getItem('access_token'),
    localStorage.getItem('auth_profile_info'),
  ]);
  expect(left).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
});

test('a link with a token of another account does not sign in without confirmation, nor does one with too short a token', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}authentication#access_token=${await sandbox.token('ren')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in as ren?' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  expect(page.url()).not.toContain('access_token');
  for (const { viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    expect(await violationsOf(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Do not log in' }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await page.goto(`${deployment.url}authentication#access_token=${'x'.repeat(50)}&token_type=Bearer`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('a token that is put into the URL of the open login page is read, and is gone from the URL', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}authentication`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
  const token = await sandbox.token('ren');
  await page.evaluate((value) => {
    location.hash = `access_token=${value}&token_type=Bearer`;
  }, token);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in as ren?' })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.getByRole('button', { name: 'Log in as ren' }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(accountButton(page, 'ren')).toBeVisible();
});

test('a link with the token of another account names both accounts, and replaces one only after confirmation', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  const before = await storedToken(page);
  const link = `${deployment.url}authentication#access_token=${await sandbox.token('ren')}&state=1-2-3-4`;
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in as ren?' })).toBeVisible();
  await page.getByRole('link', { name: 'Stay logged in as aoi' }).click();
  await expect(page).toHaveURL(deployment.url);
  expect(await storedToken(page)).toBe(before);

  await page.goto(link);
  await page.getByRole('button', { name: 'Log in as ren' }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(accountButton(page, 'ren')).toBeVisible();
});

test('60 characters of junk do not sign out, and a message in the URL is not shown', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  const before = await storedToken(page);
  await page.goto(`${deployment.url}authentication#access_token=${'x'.repeat(60)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This login is not valid' })).toBeVisible();
  await expect(page.getByText('You are still logged in as aoi.')).toBeVisible();
  expect(await storedToken(page)).toBe(before);
  await expect(accountButton(page)).toBeVisible();

  await page.goto(deployment.url);
  await page.goto(`${deployment.url}authentication#error=x&error_description=Call+555+now`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are logged in as aoi' })).toBeVisible();
  await expect(page.getByText('Call 555 now')).toHaveCount(0);
});

test('a sign-in that cannot be checked changes nothing, and can be tried again', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  const before = await storedToken(page);
  const token = await sandbox.token('ren');
  await sandbox.faults([{ service: 'tracker', operation: 'Viewer', status: 404, times: 1 }]);
  await page.goto(`${deployment.url}authentication#access_token=${token}`);
  await expect(page.getByRole('heading', { name: 'The login could not be checked' })).toBeVisible();
  expect(await storedToken(page)).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in as ren?' })).toBeVisible();
});

test('logging out reaches every tab', async ({ page, deployment, context, signInAs }) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(accountButton(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(deployment.url);
  await expect(accountButton(second)).toBeVisible();
  await logOut(second);
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
});
