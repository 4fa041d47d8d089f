import type { Page } from '@playwright/test';
import { popularAnime } from '../support/popular-media.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

test.beforeEach(({ signInAs }) => signInAs('aoi'));

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });

test('a status that is chosen on the media page shows on the search card of another tab, and after a reload', async ({
  page,
  deployment,
  context,
  sandbox,
}) => {
  const [shown] = await popularAnime(await sandbox.token('aoi'));
  if (!shown) throw new Error('The sandbox has no anime');
  await page.goto(deployment.url + shown.path);
  const other = await context.newPage();
  await other.goto(`${deployment.url}search/anime`);
  await expect(card(other, shown.title)).toBeVisible();

  const status = page.getByRole('button', { name: /Edit|Watching|Completed|Planning|Dropped|Paused/ });
  await status.click();
  await page.getByRole('menuitemradio', { name: 'Dropped' }).click();
  await expect(card(other, shown.title)).toContainText('Dropped');
  await expect
    .poll(async () => (await trackerOperations(sandbox)).filter((name) => name === 'SaveMediaListEntry'))
    .toHaveLength(1);
  await other.reload();
  await expect(card(other, shown.title)).toContainText('Dropped');
});

interface Watched {
  readonly Page: {
    readonly mediaList: readonly {
      progress: number;
      media: { id: number; episodes: number | null; title: { userPreferred: string } };
    }[];
  };
}

/** Something that aoi has begun to watch and that has more than one episode left. */
async function begun(token: string) {
  const { Page: list } = await trackerRequest<Watched>(
    `{ Page(perPage: 50) { mediaList(userName: "aoi", type: ANIME, status: CURRENT) {
      progress media { id episodes title { userPreferred } } } } }`,
    token,
  );
  const entry = list.mediaList.find(({ progress, media }) => (media.episodes ?? 0) > progress + 2);
  if (!entry) throw new Error('aoi watches nothing with episodes left');
  return { id: entry.media.id, title: entry.media.title.userPreferred, progress: entry.progress };
}

test('an episode that is marked on the media page shows in the list at once, and is taken back when refused', async ({
  page,
  deployment,
  sandbox,
}) => {
  const { id, title, progress } = await begun(await sandbox.token('aoi'));
  // Only rows that are in view are in the document.
  await page.goto(`${deployment.url}user/aoi/anime/Watching?search=${encodeURIComponent(title)}`);
  await expect(card(page, title)).toContainText(`${progress} of`);
  await card(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/ani/anime/${id}/`));

  await sandbox.faults([{ service: 'tracker', operation: 'SaveMediaListEntry', delayMs: 3000 }]);
  await page.getByRole('button', { name: `Mark episode ${progress + 1} watched` }).click();
  await page.goBack();
  await expect(card(page, title)).toContainText(`${progress + 1} of`);
  await expect.poll(() => trackerOperations(sandbox)).toContain('SaveMediaListEntry');
  await page.goForward();

  await sandbox.faults([{ ...trackerRefusal(400, 'That is too many.'), operation: 'SaveMediaListEntry' }]);
  await page.getByRole('button', { name: `Mark episode ${progress + 2} watched` }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText(
    `${title}: The list entry could not be saved. The tracker did not accept this: That is too many.`,
  );
  // It replaces the message that the change is made.
  await expect(messages.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('button', { name: `Mark episode ${progress + 2} watched` })).toBeVisible();
  await page.goBack();
  await expect(card(page, title)).toContainText(`${progress + 1} of`);
});
