import type { Page } from '@playwright/test';
import { firstResult } from '../support/first-result.ts';
import { frameIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';

/** Presses Tab until the element with this role and name has the focus. */
async function tabTo(page: Page, selector: () => Promise<boolean>, limit = 60): Promise<void> {
  for (let count = 0; count < limit; count += 1) {
    await page.keyboard.press('Tab');
    if (await selector()) return;
  }
  throw new Error(`Not reached with ${limit} presses of Tab`);
}

test('the product can be used with the keyboard alone', async ({ page, deployment }) => {
  await page.goto(deployment.url);
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeVisible();
  await frameIsReady(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('moon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\/media\?q=moon/);
  await expect(firstResult(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const focusedHref = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
  await tabTo(page, async () => /\/ani\//.test(await focusedHref()));
  const outline = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return 0;
    const own = getComputedStyle(element);
    // A card shows the focus of its link around the cover.
    const card = element.closest('article') ?? element;
    const inner = [...card.querySelectorAll('*')].map((child) => getComputedStyle(child));
    return Math.max(
      ...[own, ...inner].map((style) =>
        style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth),
      ),
    );
  });
  expect(outline, 'the focus can be seen').toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ani\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser's own key for this is not the page's, and a driven browser does not have it.
  await page.goBack();
  await expect(page).toHaveURL(/search\/media\?q=moon/);
});
