import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

interface Media {
  readonly id: number;
  readonly title: { readonly userPreferred: string };
}

/** Media that strain a page: being watched (the longest button), unreleased, for adults, with a very long title. */
async function strainingMedia(): Promise<readonly Media[]> {
  const page = (filter: string) =>
    `Page(perPage: 50) { media(type: ANIME, ${filter}) { id title { userPreferred } } }`;
  const data = await trackerRequest<{
    readonly watched: { readonly mediaList: readonly { readonly media: Media }[] };
    readonly unreleased: { readonly media: readonly Media[] };
    readonly adult: { readonly media: readonly Media[] };
    readonly many: { readonly media: readonly Media[] };
  }>(`{
    watched: Page(perPage: 1) {
      mediaList(userName: "aoi", type: ANIME, status: CURRENT, sort: [PROGRESS_DESC]) { media { id title { userPreferred } } }
    }
    unreleased: ${page('status: NOT_YET_RELEASED, isAdult: false, sort: [ID]')}
    adult: ${page('isAdult: true, sort: [POPULARITY_DESC]')}
    many: ${page('isAdult: false, sort: [ID]')}
  }`);
  const byLength = [...data.many.media].sort(
    (a, b) => b.title.userPreferred.length - a.title.userPreferred.length,
  );
  return [
    data.watched.mediaList[0]?.media,
    data.unreleased.media[0],
    data.adult.media[0],
    byLength[0],
  ].filter((one) => one !== undefined);
}

/** How far the page is wider than the screen. */
const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('nothing of a media page overlaps or sticks out, from 390 to 1023 pixels', async ({
  page,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  const straining = await strainingMedia();
  expect(straining).toHaveLength(4);
  for (const { id } of straining) {
    await page.goto(`${deployment.url}ani/anime/${id}/_`);
    await pageIsReady(page);
    await settle(page);
    const heading = page.getByRole('heading', { level: 1 });
    const side = page.getByRole('button', { name: /^(Edit|Watching|Completed|Mark episode|Favourite)/ });
    for (const width of [390, 768, 900, 1023]) {
      await page.setViewportSize({ width, height: 900 });
      const where = `media ${id} at ${width} px`;
      await expect.poll(() => excessWidth(page), where).toBe(0);
      const title = await heading.boundingBox();
      for (const button of await side.all()) {
        const box = await button.boundingBox();
        expect(box && title, where).toBeTruthy();
        if (!box || !title) continue;
        const isApart =
          box.x + box.width <= title.x || box.y >= title.y + title.height || box.y + box.height <= title.y;
        expect(isApart, `${await button.textContent()}, ${where}`).toBe(true);
      }
    }
  }
});
