import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });

/** A browser with a system sheet, which notes what it was given. */
async function withSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
}

async function shared(page: Page): Promise<unknown> {
  await expect(share(page)).toHaveCount(1);
  await share(page).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toBeTruthy();
  return await page.evaluate(() => {
    const data: unknown = JSON.parse(document.documentElement.dataset.shared ?? 'null');
    delete document.documentElement.dataset.shared;
    return data;
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a title, a profile, a filtered list and a comparison go to the sheet of the system by their whole URLs', async ({
    page,
    deployment,
    media,
  }) => {
    await withSheet(page);
    await page.goto(`${deployment.url}ani/anime/${media.id}?utm_source=mail`);
    await pageIsReady(page);
    const heading = page.getByRole('heading', { level: 1 });
    const title = (await heading.textContent()) ?? '';
    expect(await shared(page)).toEqual({
      title,
      text: title,
      url: expect.stringMatching(new RegExp(`^${deployment.url}ani/anime/${media.id}/[^?#]+$`)),
    });
    for (const [path, name] of [
      ['user/aoi', 'aoi - '],
      ['user/aoi/anime/Completed?genre=Drama&sort=title', 'aoi - Anime list - '],
      ['compare/anime?user=aoi&user=ren&genre=Drama', 'Compare anime: aoi, ren'],
    ] as const) {
      await page.goto(deployment.url + path);
      await pageIsReady(page);
      await expect(share(page)).toBeVisible();
      // The whole target, with what lies around a small button.
      const height = await share(page).evaluate((button) => {
        const around = Number.parseFloat(getComputedStyle(button, '::after').height) || 0;
        return Math.max(button.getBoundingClientRect().height, around);
      });
      expect(height).toBeGreaterThanOrEqual(44);
      expect(await shared(page)).toMatchObject({
        title: expect.stringMatching(new RegExp(`^${name}`)),
        url: deployment.url + path,
      });
    }
  });
});

test('without a sheet the link is copied; where that is not allowed it stands there to select', async ({
  page,
  deployment,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${deployment.url}user/aoi`);
  await pageIsReady(page);
  await share(page).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The link is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${deployment.url}user/aoi`);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await share(page).click();
  const dialog = page.getByRole('dialog', { name: 'The link could not be copied' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`${deployment.url}user/aoi`);
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share(page)).toBeFocused();
});
