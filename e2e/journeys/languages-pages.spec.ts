import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { settle } from '../support/settle.ts';
import { showLanguage } from '../support/show-language.ts';
import { expect, test } from '../support/test.ts';
import { DESKTOP, PHONE, VIEWPORTS } from '../support/viewports.ts';
import { colourlessViolationsOf, sizeViolationsOf } from '../support/violations-of.ts';

/** English is visited by the journeys of each page. */
const LANGUAGES = ['de', 'ja', 'x-pseudo', 'x-pseudo-rtl'];

/** From the product's root; `media` stands for the page of the most popular anime. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'of search and titles': [
    'search/anime',
    'search/characters',
    'browse/anime',
    'media',
    'media/characters',
    'ani/character/40001',
    'ani/staff/95001',
    'ani/studio/1',
  ],
  'of a user': [
    '',
    'user/aoi',
    'user/aoi/anime',
    'user/aoi/manga',
    'user/aoi/favourites',
    'user/aoi/socials',
  ],
  'of files, changes and own lists': [
    'user/aoi/changes',
    'user/aoi/export',
    'user/aoi/import',
    'user/aoi/lists',
    'schedule',
    'schedule/season',
  ],
  'of statistics, notifications and comparison': [
    'user/aoi/stats/anime/overview',
    'user/aoi/stats/manga/genres',
    'notifications',
    'compare/anime',
    'compare/anime?user=aoi&user=ren',
    'nowhere',
  ],
};

for (const [name, paths] of Object.entries(PAGES)) {
  test(`in every language the pages ${name} have room for their texts and no accessibility problem`, async ({
    page,
    deployment,
    media,
    signInAs,
  }) => {
    test.slow();
    await signInAs('aoi');
    for (const path of paths) {
      await page.setViewportSize(DESKTOP);
      await page.goto(deployment.url + path.replace(/^media/, media.path));
      await pageIsReady(page);
      await settle(page);
      for (const language of LANGUAGES) {
        await showLanguage(page, language);
        const where = `/${path} in ${language}`;
        await expect(page.getByRole('heading').first(), where).toBeVisible();
        for (const { name, viewport } of VIEWPORTS) {
          await page.setViewportSize(viewport);
          await expect.poll(() => layoutFaults(page), `${where} on a ${name}`).toEqual([]);
          const violationsOf = violationsTo(language, viewport);
          expect.soft((await violationsOf?.(page)) ?? [], `${where} on a ${name}`).toEqual([]);
        }
      }
    }
  });
}

for (const language of LANGUAGES) {
  test(`in ${language} menus, filters and the editor of an entry have room for their texts`, async ({
    page,
    deployment,
    media,
    signInAs,
  }) => {
    test.slow();
    await signInAs('aoi');
    await page.addInitScript((value) => localStorage.setItem('tsugi.language', value), language);
    await page.goto(deployment.url + media.path);
    await pageIsReady(page);

    await page.getByRole('banner').locator('[aria-haspopup=menu]').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectRoom(page, 'account menu');
    await page.keyboard.press('Escape');
    await page.setViewportSize(DESKTOP);

    await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menuitem').last()).toBeVisible();
    await expectRoom(page, 'menu of list statuses');
    // After the statuses: all fields.
    await page.getByRole('menuitem').last().click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByRole('combobox').first()).toBeVisible();
    await expectRoom(page, 'editor of an entry');
    expect(await colourlessViolationsOf(page), 'editor of an entry').toEqual([]);

    for (const path of ['search/anime', 'user/aoi/anime', 'compare/anime?user=aoi&user=ren']) {
      await page.setViewportSize(PHONE);
      await page.goto(deployment.url + path);
      await pageIsReady(page);
      const pills = page.getByRole('main').locator('button[aria-haspopup=dialog]');
      await expect(pills.first()).toBeVisible();
      for (const pill of await pills.all()) {
        // Behind a dialog nothing of the page has a role.
        const name = await pill.textContent();
        await pill.click();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('button').first()).toBeVisible();
        expect(await layoutFaults(page), `${path}: ${name}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      }
    }

    await page.setViewportSize(DESKTOP);
    await page.goto(`${deployment.url}user/aoi/import`);
    await page.locator('input[type=file]').setInputFiles(listsFile(media.id));
    await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
    await expectRoom(page, 'rows of a file');
    expect(await colourlessViolationsOf(page), 'rows of a file').toEqual([]);
  });
}

/** Names of parts are those of the language, in every width. Pseudo-locales are there for the room and the direction of texts: on a desk there is room. */
function violationsTo(language: string, viewport: typeof PHONE) {
  if (language.startsWith('x-')) return viewport === PHONE ? sizeViolationsOf : undefined;
  return viewport === PHONE ? colourlessViolationsOf : sizeViolationsOf;
}

/** One title that changes or is new, and two rows that cannot be imported. */
function listsFile(mediaId: number) {
  const rows = [
    'type,mediaId,title,score',
    `ANIME,${mediaId},,7`,
    'ANIME,,A title without an id,',
    `ANIME,${mediaId},,2000`,
  ];
  return { name: 'lists.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
}

async function expectRoom(page: Page, where: string): Promise<void> {
  for (const { name, viewport } of VIEWPORTS) {
    await page.setViewportSize(viewport);
    await expect.poll(() => layoutFaults(page), `${where} on a ${name}`).toEqual([]);
  }
}
