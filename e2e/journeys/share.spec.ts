import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { expect, test } from '../support/test.ts';
import { PHONE } from '../support/viewports.ts';

const share = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Share', exact: true });

/** A browser with a system sheet, which notes what it was given; of files what a receiver sees of them. */
async function withSheet(page: Page, { takesFiles = true } = {}): Promise<void> {
  await page.addInitScript((takesFiles) => {
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => takesFiles || !files,
      share: async ({ files = [], ...data }: ShareData) => {
        const pictures = files.map(async (file) => {
          const { width, height } = await createImageBitmap(file);
          return { name: file.name, type: file.type, width, height };
        });
        const all = { ...data, pictures: await Promise.all(pictures) };
        document.documentElement.dataset.shared = JSON.stringify(all);
      },
    });
  }, takesFiles);
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
    const { title } = media;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await shared(page)).toEqual({
      title,
      text: title,
      url: expect.stringMatching(new RegExp(`^${deployment.url}ani/anime/${media.id}/[^?#]+$`)),
      pictures: [
        { name: expect.stringMatching(/^[^/\\ ]+\.jpg$/), type: 'image/jpeg', width: 1200, height: 630 },
      ],
    });
    for (const [path, name, picture] of [
      ['user/aoi', 'aoi - ', undefined],
      ['user/aoi/anime/Watching?genre=Drama&sort=title', 'aoi - Anime list - ', 'aoi-Watching.jpg'],
      ['compare/anime?user=aoi&user=ren&genre=Drama', 'Compare anime: aoi, ren', 'Compare-anime-aoi-ren.jpg'],
    ] as const) {
      await page.goto(deployment.url + path);
      await pageIsReady(page);
      await expect(share(page)).toBeVisible();
      // A list has a picture once it has titles.
      if (picture)
        await expect(page.getByRole('main').locator('a[href*="/ani/anime/"]').first()).toBeVisible();
      // The whole target, with what lies around a small button.
      const height = await share(page).evaluate((button) => {
        const around = Number.parseFloat(getComputedStyle(button, '::after').height) || 0;
        return Math.max(button.getBoundingClientRect().height, around);
      });
      expect(height).toBeGreaterThanOrEqual(44);
      expect(await shared(page)).toMatchObject({
        title: expect.stringMatching(new RegExp(`^${name}`)),
        url: deployment.url + path,
        pictures: picture === undefined ? [] : [{ name: picture, width: 1200, height: 630 }],
      });
    }
  });
});

test('a sheet without files, and a cover that cannot be read, leave the link', async ({
  page,
  deployment,
  media,
}) => {
  await withSheet(page, { takesFiles: false });
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  expect(await shared(page)).toMatchObject({ title: media.title, pictures: [] });

  await withSheet(page);
  await page.route(/\/media\/anime\/cover\//, (route) => route.abort());
  await page.goto(deployment.url + media.path);
  await pageIsReady(page);
  expect(await shared(page)).toMatchObject({ title: media.title, pictures: [] });
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
