import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pageIsReady } from './frame-is-ready.ts';

/** The editor of this title's list entry, open or not. */
export const editorOf = (page: Page, title: string): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Presses a button that opens the menu of the list statuses, and in it the way to all fields. */
export async function openEditor(page: Page, button: Locator): Promise<void> {
  await button.click();
  await page.getByRole('menuitem', { name: 'Score, dates, notes…' }).click();
}

/** Opens the editor from the button of a title's own page, which is open. */
export async function openFromMedia(page: Page, title: string): Promise<void> {
  await openEditor(page, page.getByRole('main').locator('[aria-haspopup=menu]').first());
  await expect(editorOf(page, title).getByLabel('Status', { exact: true })).toBeVisible();
}

/** Opens the page of an anime, and there the editor of its entry. */
export async function openEditorAt(
  page: Page,
  root: string,
  media: { readonly id: number; readonly title: string },
): Promise<Locator> {
  await page.goto(`${root}ani/anime/${media.id}/x`);
  await pageIsReady(page);
  await openFromMedia(page, media.title);
  return editorOf(page, media.title);
}
