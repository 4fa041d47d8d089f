import { expect, test } from '../support/test.ts';

test('signing in through the provider and logging out again', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /AniList/ })
    .click();
  await expect(page).toHaveURL(/\/tracker\/oauth\/authorize\?.*response_type=token/);
  await page.getByRole('link', { name: /aoi/ }).click();
  await expect(page).toHaveURL(deployment.url);
  await expect(page.getByRole('banner').getByRole('link', { name: /your profile/i })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('access_token') ?? '');
  expect(stored.length).toBeGreaterThan(50);

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
  const left = await page.evaluate(() => [
    localStorage.getItem('access_token'),
    localStorage.getItem('auth_profile_info'),
  ]);
  expect(left).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
});

test('the token never stays in the address or the history', async ({ page, deployment, sandbox }) => {
  const token = await sandbox.token('ren');
  await page.goto(deployment.url);
  await page.goto(
    `${deployment.url}authentication#token_type=Bearer&access_token=${token}&expires_in=31536000`,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /your profile/i })).toBeVisible();
  expect(page.url()).not.toContain('access_token');
  await page.goBack();
  expect(page.url()).not.toContain('access_token');
});

test('a token of 50 characters or fewer is not taken', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}authentication#access_token=${'x'.repeat(50)}&token_type=Bearer`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are not signed in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('logging out reaches every tab', async ({ page, deployment, context, signInAs }) => {
  await signInAs('aoi');
  await page.goto(deployment.url);
  await expect(page.getByRole('banner').getByRole('link', { name: /your profile/i })).toBeVisible();
  const second = await context.newPage();
  await second.goto(deployment.url);
  await expect(second.getByRole('banner').getByRole('link', { name: /your profile/i })).toBeVisible();
  await second.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /AniList/ })).toBeVisible();
});

test('only the tracker ever sees the token', async ({ page, deployment, signInAs, sandbox }) => {
  await signInAs('aoi');
  const carriers = new Set<string>();
  page.on('request', (request) => {
    if (request.headers().authorization) carriers.add(new URL(request.url()).pathname);
  });
  await page.goto(`${deployment.url}user/aoi`);
  await expect(page.getByRole('heading', { level: 1, name: 'aoi' })).toBeVisible();
  expect([...carriers]).toEqual(['/tracker/graphql']);
  expect(
    (await sandbox.log()).some(
      (entry) => entry.service !== 'tracker' && JSON.stringify(entry).includes('Bearer'),
    ),
  ).toBe(false);
});
