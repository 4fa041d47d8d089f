import type { Locator, Page } from '@playwright/test';

/** The first title in the results of a search. */
export function firstResult(page: Page): Locator {
  return page
    .getByRole('list', { name: /results/i })
    .getByRole('link')
    .first();
}
