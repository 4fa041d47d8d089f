import type { Locator, Page } from '@playwright/test';

/** The viewer's picture in the top bar, which opens the account menu. @param name of the user; anyone when left out */
export function accountButton(page: Page, name?: string): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: name === undefined ? /^Account, / : `Account, ${name}` });
}
