import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { holdShell, letShellPass } from '../support/hold-shell.ts';
import { expect, test } from '../support/test.ts';

/** The file never arrives: the page has what index.html carries. */
const holdConfig = (page: Page) => page.route('**/config.json', () => {});

/** Chooses an account at the provider, with a page whose files arrive again. */
async function chooseRen(page: Page): Promise<void> {
  await page.unroute('**/config.json');
  await letShellPass(page);
  await page.getByRole('link', { name: /ren/ }).click();
}

test('a login is followed from the first frame, before config.json and the code have arrived', async ({
  page,
  deployment,
}) => {
  await holdConfig(page);
  await holdShell(page);
  await page.goto(deployment.url, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('link', { name: 'Log in with AniList' }).click();
  await expect(page).toHaveURL(/oauth\/authorize\?client_id=1002&response_type=token&state=/);
  await chooseRen(page);
  // The tab has started the login: no confirmation is asked for.
  await expect(page).toHaveURL(deployment.url);
  await expect(accountButton(page, 'ren')).toBeVisible();
});

test('so is the one of a first screen', async ({ page, deployment, media }) => {
  await holdConfig(page);
  await holdShell(page);
  await page.goto(deployment.url + media.path, { waitUntil: 'commit' });
  const login = page.getByRole('main').getByRole('link', { name: /Log in|AniList/ });
  await login.first().click();
  await expect(page).toHaveURL(/oauth\/authorize\?client_id=1002&response_type=token&state=/);
  await chooseRen(page);
  await expect(accountButton(page, 'ren')).toBeVisible();
});

test('the link of the bar is complete when it appears, with a config.json that is late too', async ({
  page,
  deployment,
}) => {
  await holdConfig(page);
  await page.goto(`${deployment.url}search/anime`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'AniList login' }).click();
  await expect(page).toHaveURL(/oauth\/authorize\?client_id=1002&response_type=token&state=/);
});

test('the page of the login says that none was started when it is opened by itself', async ({
  page,
  deployment,
}) => {
  await page.goto(`${deployment.url}authentication`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are not logged in' })).toBeVisible();
  await expect(page.getByText('No login was started.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log in with AniList' }).click();
  await expect(page).toHaveURL(/oauth\/authorize/);
});
