import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The boot script of the next page knows of so many stored responses: it sends no request for them. */
export async function responsesAreNoted(page: Page, least: number): Promise<void> {
  const count = () =>
    page.evaluate(
      () =>
        Object.keys(JSON.parse(localStorage.getItem('tsugi.first-screens') ?? '{}').responses ?? {}).length,
    );
  await expect.poll(count).toBeGreaterThanOrEqual(least);
}
