import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { violationsOf } from '../support/violations-of.ts';

test('the open menu of the account has no accessibility problem', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}compare/anime`);
  await pageIsReady(page);
  await accountButton(page).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
