import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { firstResult } from '../support/first-result.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { holdOperation } from '../support/hold-requests.ts';
import { editorOf, openEditor } from '../support/list-editor.ts';
import { requestsTo } from '../support/requests.ts';
import { searches } from '../support/search-requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

/** Scrolls until the result of this place begins so many pixels below the window, in steps that come no nearer. */
async function bringNear(page: Page, place: number, distance: number): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ({ place, distance }) => {
        const top = document.querySelector(`li[aria-posinset="${place}"]`)?.getBoundingClientRect().top;
        scrollBy(0, top === undefined ? 150 : Math.round(top - innerHeight - distance));
        return top !== undefined && Math.abs(top - innerHeight - distance) < 2;
      },
      { place, distance },
    );
  await expect.poll(isThere, { intervals: [100] }).toBe(true);
}

const malSearches = async (sandbox: SandboxClient) =>
  (await requestsTo(sandbox, 'mal')).filter(({ operation }) => operation?.includes('anime')).length;

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const { name, query, results, margin, sent } of [
    {
      name: 'AniList',
      query: '',
      results: 28,
      margin: 500,
      sent: async (sandbox: SandboxClient) => (await searches(sandbox)).length,
    },
    { name: 'MAL', query: '?malSearch=true', results: 25, margin: 200, sent: malSearches },
  ]) {
    test(`the next results of ${name} are requested when the last one is ${margin} px below the window`, async ({
      page,
      deployment,
      sandbox,
    }) => {
      await page.goto(`${deployment.url}search/anime${query}`);
      await pageIsReady(page);
      await expect(firstResult(page)).toBeVisible();
      await settle(page);
      await sandbox.clearLog();
      await bringNear(page, results, margin + 20);
      await settle(page);
      expect(await sent(sandbox), 'further away').toBe(0);
      await bringNear(page, results, margin - 20);
      await expect.poll(() => sent(sandbox)).toBe(1);
    });
  }

  for (const width of [PHONE.width, 320]) {
    test(`${width} px wide, the order is in view, and filters that are set have targets of 44 px`, async ({
      page,
      deployment,
    }) => {
      await page.setViewportSize({ width, height: PHONE.height });
      await page.goto(
        `${deployment.url}search/anime?genre=Drama&genre=Comedy&externalSource=5&externalSource=10`,
      );
      await pageIsReady(page);
      await expect(page.getByRole('button', { name: /^Sort order: / })).toBeInViewport({ ratio: 1 });
      const tags = page.getByRole('list', { name: 'Filters', exact: true });
      await expect(tags).toContainText('Crunchyroll, Netflix');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      for (const remove of await tags.getByRole('button').all()) {
        await remove.evaluate((button) => button.scrollIntoView({ block: 'nearest', inline: 'center' }));
        expect(await remove.evaluate(hitBox), (await remove.getAttribute('aria-label')) ?? '').toEqual({
          isWide: true,
          isHigh: true,
        });
      }
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});

/** Whether a finger hits a button also at the edges of 44 px around its middle; half a pixel is left to rounding. */
function hitBox(button: Element): { readonly isWide: boolean; readonly isHigh: boolean } {
  const { left, top, width, height } = button.getBoundingClientRect();
  const [x, y, reach] = [left + width / 2, top + height / 2, 21.5];
  const hits = (atX: number, atY: number) => button.contains(document.elementFromPoint(atX, atY));
  return {
    isWide: hits(x - reach, y) && hits(x + reach, y),
    isHigh: hits(x, y - reach) && hits(x, y + reach),
  };
}

test('on a desk a search that nobody scrolls costs one request, and its next results come with the first turn of the wheel', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}search/anime`);
  await pageIsReady(page);
  await expect(firstResult(page)).toBeVisible();
  await settle(page);
  expect(await searches(sandbox)).toHaveLength(1);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await searches(sandbox)).length).toBe(2);
});

test("cards and rows show the viewer's own score beside the status, a changed one at once", async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  await trackerRequest(
    `mutation { SaveMediaListEntry(mediaId: ${media.id}, status: COMPLETED, score: 8) { id } }`,
    token,
  );
  const main = page.getByRole('main');
  const card = main
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/ani/anime/${media.id}/"]`) })
    .first();
  await page.goto(`${deployment.url}browse/anime`);
  await pageIsReady(page);
  await expect(card).toContainText(/Completed.*8\/10/);

  await page.goto(`${deployment.url}search/anime?q=${encodeURIComponent(media.title)}`);
  await pageIsReady(page);
  await expect(card).toContainText(/Completed.*8\/10/);
  expect(await violationsOf(page)).toEqual([]);

  const release = await holdOperation(context, 'SaveMediaListEntry');
  await card.hover();
  await openEditor(page, card.getByRole('button', { name: /^Change / }));
  const form = editorOf(page, media.title);
  await form.getByLabel('Score', { exact: true }).fill('9.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card, 'while the tracker has not answered').toContainText(/Completed.*9\.5\/10/);
  await page.getByRole('radio', { name: 'List', exact: true }).check();
  await expect(card).toContainText(/Completed · .*9\.5\/10/);
  release();
});
