import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Changes the language in place, as a choice in another tab does: also to a pseudo-locale, which no list offers. */
export async function showLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('tsugi.language', value);
    dispatchEvent(new StorageEvent('storage', { key: 'tsugi.language', newValue: value }));
  }, language);
  // The document says so when the page has been rendered in that language.
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
    'href',
    `manifest.${language}.webmanifest`,
  );
}
