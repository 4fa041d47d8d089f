import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

test.use({ viewport: PHONE });

for (const part of ['characters', 'staff']) {
  test(`on a phone the ${part} of a title begin in the upper half of the screen`, async ({
    page,
    deployment,
    media,
  }) => {
    await page.goto(`${deployment.url + media.path}/${part}`);
    await pageIsReady(page);
    await expect(page.getByRole('heading', { level: 1, name: media.title })).toBeInViewport();
    const first = page
      .getByRole('main')
      .locator(`a[href*="/ani/${part === 'staff' ? 'staff' : 'character'}/"]`)
      .first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2);

    // What one does with the title is on its own page.
    await page
      .getByRole('navigation', { name: 'Pages of this title' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await expect(page.getByRole('main').getByText('Log in to add')).toBeVisible();
  });
}
