import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Opens the menu of the account, whose code arrives with its first use. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click();
  const menu = page.getByRole('menu', { name: /^Account/ });
  await expect(menu).toBeVisible();
  return menu;
}

export async function logOut(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(menu).toBeHidden();
}
