import type { Locator, Page } from '@playwright/test';

/** The first title that a search has found. */
export function firstResult(page: Page): Locator {
  return page
    .getByRole('list', { name: /results/i })
    .getByRole('link')
    .first();
}
