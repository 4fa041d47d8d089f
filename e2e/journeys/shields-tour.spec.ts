import type { Browser, Page } from '@playwright/test';
import { allRoutes } from '../support/all-routes.ts';
import { waitForCachedScreen } from '../support/cached-screen.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import type { PopularMedia } from '../support/popular-media.ts';
import { scoresFound, watchScores } from '../support/score-marks.ts';
import { followRequests, settle } from '../support/settle.ts';
import { hideInContext, lookThrough } from '../support/shields.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { watchPage } from '../support/watch.ts';

/** So many browsers with an empty cache of their own share the pages of a tour: while one waits, another works. */
const WALKERS = 3;

/** A signed-in page in which scores are found, with a sheet for shared pictures. */
async function openWatched(browser: Browser, token: string, shields: readonly string[]): Promise<Page> {
  const context = await browser.newContext();
  followRequests(context);
  await watchScores(context);
  await hideInContext(context, shields);
  await context.addInitScript((value) => {
    localStorage.setItem('access_token', value);
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        document.documentElement.dataset.shared = `${files.length}`;
      },
    });
  }, token);
  return await context.newPage();
}

/** Pages whose kind has a first screen of its own, or scores of other users. */
const kindsOf = (media: PopularMedia) => [
  'search/anime',
  media.path,
  'user/ren/anime',
  'compare/anime?user=mio&user=ren',
];

test('who hides scores finds none in the page of any route, its shared picture or the palette, neither while it loads nor at the next visit', async ({
  browser,
  deployment,
  sandbox,
  media,
}) => {
  // Some fifty loads of pages.
  test.setTimeout(360_000);
  const { Media } = await trackerRequest<{ Media: { reviews: { nodes: { id: number }[] } } }>(
    `{ Media(id: ${media.id}) { reviews { nodes { id } } } }`,
  );
  const { Page: feed } = await trackerRequest<{ Page: { activities: { id: number }[] } }>(
    '{ Page(perPage: 5) { activities(type: ANIME_LIST) { ... on ListActivity { id } } } }',
  );
  const paths = allRoutes(deployment, {
    media: { id: String(media.id), name: '_', review: String(Media.reviews.nodes[0]?.id) },
    mal: { id: String(media.idMal) },
    character: { id: '40001' },
    'staff-member': { id: '95001' },
    studio: { id: '1' },
    artist: { name: 'haruto_sendou' },
    activity: { id: String(feed.activities[0]?.id) },
    // Lists of another user, so that their scores stand there.
    user: { name: 'ren' },
  });
  expect(paths.length).toBeGreaterThan(30);
  expect(paths).toEqual(expect.arrayContaining(['search/users', 'settings/account', 'open']));
  const kinds = kindsOf(media);
  const left = [
    ...new Set([
      ...kinds,
      ...paths,
      '',
      'settings/appearance',
      'settings/spoilers',
      'user/aoi/anime',
      'user/aoi/changes',
      'user/aoi/export',
      'compare/anime?user=aoi&user=ren',
      'compare/anime?user=mio&user=ren&sort=averageScore',
      'search/anime?malSearch=true&q=moon',
      'search/anime/top-100',
    ]),
  ];
  await sandbox.limits({ enabled: false });
  await sandbox.markScores({ unscored: 'aoi' });
  const token = await sandbox.token('aoi');

  await test.step('the watch finds scores where they stand', async () => {
    const page = await openWatched(browser, token, []);
    for (const path of kinds) {
      await page.goto(deployment.url + path);
      await expect.poll(() => scoresFound(page), path).not.toEqual([]);
    }
    await page.context().close();
  });

  const walk = async () => {
    const page = await openWatched(browser, token, ['scores']);
    const watch = watchPage(page, page.context());
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await page.goto(deployment.url + path);
      await pageIsReady(page);
      if (kinds.includes(path)) {
        // The second visit begins with what React showed at the first one.
        await atRest(page);
        await waitForCachedScreen(page);
        expect(await scoresFound(page), path).toEqual([]);
        await page.reload();
        await pageIsReady(page);
        if (path !== 'search/anime') await sharePicture(page);
      }
      await lookThrough(page);
      await atRest(page);
      expect(await scoresFound(page), path).toEqual([]);
    }
    await findInPalette(page);
    expect(await scoresFound(page), 'palette').toEqual([]);
    expect([...watch.errors, ...watch.violations]).toEqual([]);
    await page.context().close();
  };
  await Promise.all(Array.from({ length: WALKERS }, walk));
});

/** The covers of an artist's titles come one after the other, and a machine that is busy takes long for a list. */
async function atRest(page: Page): Promise<void> {
  await expect(() => settle(page)).toPass({ timeout: 60_000 });
}

/** Own titles and those that the tracker finds. */
async function findInPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('moon');
  await expect(palette.getByRole('group', { name: 'Your lists' }).getByRole('option').first()).toBeVisible();
  await expect(palette.getByRole('group', { name: 'Titles' }).getByRole('option').first()).toBeVisible();
}

async function sharePicture(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', '1');
}
