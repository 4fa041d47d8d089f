import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { hideInContext, lookThrough } from '../support/shields.ts';
import { showLanguage } from '../support/show-language.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { VIEWPORTS } from '../support/viewports.ts';
import { colourlessViolationsOf, violationsOf } from '../support/violations-of.ts';

/** The control in the place of a score. Those of a page arrive one by one: of a sequel, whose title begins the same, perhaps earlier. */
const scoreOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Show scores of ${title}`, exact: true });

test('a press shows the scores of one title, the tab remembers it, its next visit does not begin with it, and a score of the own shows them for good', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await sandbox.markScores({ unscored: 'aoi' });
  await hideInContext(context, ['scores']);
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('link').getAttribute('title')) ?? '';
  await scoreOf(page, title).first().focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('6.3', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByText('6.3', { exact: true })).toBeAttached();
  await expect(page).toHaveURL(/search\/anime$/);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  await expect(page.getByRole('button', { name: /^Show scores of/ }).first()).toBeVisible();

  // In this tab, also after a reload; what is stored for other tabs has nothing of it.
  await settle(page);
  await page.reload();
  await expect(card.getByText('6.3', { exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${deployment.url}search/anime`);
  await expect(scoreOf(other, title).first()).toBeVisible();
  await expect(other.getByText('6.3', { exact: true })).toHaveCount(0);

  // Without a connection too.
  await context.setOffline(true);
  await other
    .getByRole('button', { name: /^Show scores of/ })
    .nth(1)
    .click();
  await expect(other.getByRole('article').getByText('6.3', { exact: true })).toHaveCount(1);
  await context.setOffline(false);

  await other.goto(deployment.url + media.path);
  await expect(other.getByRole('button', { name: /^Show scores of/ }).first()).toBeVisible();
  await trackerRequest(
    `mutation { SaveMediaListEntry(mediaId: ${media.id}, status: CURRENT, scoreRaw: 80) { id } }`,
    await sandbox.token('aoi'),
  );
  const fresh = await context.newPage();
  await fresh.goto(`${deployment.url}search/anime?q=${encodeURIComponent(title)}`);
  await expect(fresh.getByRole('article').first().getByText('6.3', { exact: true })).toBeVisible();
});

test('the menu of the account shows everything in this tab, and hides it again', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
}) => {
  await sandbox.markScores({ unscored: 'aoi' });
  await hideInContext(context, ['scores']);
  await signInAs('aoi');
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  const hidden = page.getByRole('button', { name: /^Show scores of/ });
  await expect(hidden.first()).toBeVisible();
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Show everything in this tab');
  await expect(page.getByText('6.3', { exact: true }).first()).toBeVisible();
  await expect(hidden).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('6.3', { exact: true }).first()).toBeVisible();
  await choose('Hide spoilers again');
  await expect(hidden.first()).toBeVisible();
  await expect(page.getByText('6.3', { exact: true })).toHaveCount(0);
});

for (const { name, viewport } of VIEWPORTS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: name === 'phone' });

    test('what is hidden has names, room and contrast in every language', async ({
      page,
      context,
      deployment,
      signInAs,
      media,
    }) => {
      test.slow();
      await hideInContext(context, ['scores', 'spoilers', 'episodes', 'characters']);
      await signInAs('empty');
      for (const path of [media.path, 'compare/anime?user=aoi&user=ren']) {
        await page.goto(deployment.url + path);
        await pageIsReady(page);
        await expect(page.getByRole('button', { name: /^Show scores of/ }).first()).toBeVisible();
        await lookThrough(page);
        expect(await violationsOf(page), path).toEqual([]);
        for (const language of ['de', 'ja']) {
          await showLanguage(page, language);
          await expect(
            page.getByRole('button', { name: /Bewertungen von .* anzeigen|スコアを表示/ }).first(),
          ).toBeVisible();
          expect(await colourlessViolationsOf(page), `${path} in ${language}`).toEqual([]);
        }
        await page.evaluate(() => localStorage.removeItem('tsugi.language'));
      }
    });
  });
}
