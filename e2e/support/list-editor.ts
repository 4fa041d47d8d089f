import type { Locator, Page } from '@playwright/test';

/** The editor of this title's list entry, open or not. */
export const editorOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Presses a button that opens the menu of the list statuses, and in it the way to all fields. */
export async function openEditor(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: 'Score, dates, notes…' }).click();
}
