import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { cachedKeys } from '../support/cached-keys.ts';
import { firstResult } from '../support/first-result.ts';
import { jwt } from '../support/jwt.ts';
import { endedSignIn } from '../support/refusals.ts';
import { storedUrls, waitForOfflineCopy } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Names in localStorage and keys in the databases of results that belong to an account. */
async function traces(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() =>
    Object.keys(localStorage).filter(
      (name) => name.includes('viewer-') || name === 'auth_profile_info' || name === 'access_token',
    ),
  );
  return [...names, ...(await cachedKeys(page)).filter((key) => key.includes('viewer-'))];
}

/** Opens a page as a user, until their results and avatar are cached. @returns the URL of the avatar */
async function browseSignedIn(page: Page, url: string): Promise<string> {
  await page.goto(url);
  await expect(accountButton(page)).toBeVisible();
  await waitForOfflineCopy(page, /config\.json/, /\/images\//);
  await page.reload();
  await expect(accountButton(page)).toBeVisible();
  const face = await accountButton(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => storedUrls(page)).toContain(face);
  await expect.poll(async () => (await traces(page)).join()).toMatch(/viewer-[^,]+\//);
  return face;
}

test('an expired sign-in leaves no cached data, and the page stays', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  const url = `${deployment.url}search/anime?q=moon`;
  const face = await browseSignedIn(page, url);
  await page.evaluate((token) => localStorage.setItem('access_token', token), jwt(-60));
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Your login has expired.' })).toBeVisible();
  await expect.poll(() => traces(page)).toEqual([]);
  await expect.poll(() => storedUrls(page)).not.toContain(face);
  expect(page.url()).toBe(url);
  await expect(firstResult(page)).toBeVisible();
});

test('a sign-in that is refused while a page loads leaves no cached data, in any tab', async ({
  page,
  deployment,
  context,
  sandbox,
  signInAs,
}) => {
  await signInAs('aoi');
  const face = await browseSignedIn(page, `${deployment.url}search/anime?q=moon`);
  const second = await context.newPage();
  await sandbox.faults(endedSignIn());
  const url = `${deployment.url}search/anime?q=night`;
  await second.goto(url);
  for (const tab of [second, page]) {
    await expect(
      tab.getByRole('status').filter({ hasText: 'Your login is no longer accepted.' }),
    ).toBeVisible();
    await expect(firstResult(tab)).toBeVisible();
  }
  await expect.poll(() => traces(second)).toEqual([]);
  await expect.poll(() => storedUrls(second)).not.toContain(face);
  expect(second.url()).toBe(url);
});
