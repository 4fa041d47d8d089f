import { pageIsReady } from '../support/frame-is-ready.ts';
import { editorOf, openEditor } from '../support/list-editor.ts';
import { trackerRefusal } from '../support/refusals.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

interface Entry {
  readonly id: number;
  readonly status: string;
}

/** The members that a status changes. */
async function entryOf(token: string, mediaId: number): Promise<Entry | null> {
  const { Media } = await trackerRequest<{ Media: { mediaListEntry: Entry | null } }>(
    `{ Media(id: ${mediaId}) { mediaListEntry { id status score progress progressVolumes repeat notes
      startedAt { year month day } completedAt { year month day } } } }`,
    token,
  );
  return Media.mediaListEntry;
}

test('the editor opens from the cards of home, search, browse and MAL, and a status of a card is taken back whole', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  await trackerRequest(
    `mutation { SaveMediaListEntry(mediaId: ${media.id}, status: CURRENT, progress: 2,
      startedAt: { year: 2024, month: 5, day: 1 }) { id } }`,
    token,
  );
  const before = await entryOf(token, media.id);
  const main = page.getByRole('main');
  const form = editorOf(page, media.title);
  const closeEditor = async () => {
    await expect(form.getByRole('spinbutton', { name: 'Episodes' })).toHaveValue('2');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
  };
  const cardOf = (path: string) => {
    const link = page.locator(`a[href*="/${path}/"]`);
    return main.getByRole('article').filter({ has: link }).first();
  };
  const openFromCard = async (path: string) => {
    const card = cardOf(path);
    await card.hover();
    await openEditor(page, card.getByRole('button', { name: /^(?:Add|Change) / }));
    await closeEditor();
    return card;
  };
  const tracker = `ani/anime/${media.id}`;

  await page.goto(deployment.url);
  await pageIsReady(page);
  await main.getByRole('button', { name: `Edit ${media.title}` }).click();
  await closeEditor();

  await page.goto(`${deployment.url}search/anime?q=${encodeURIComponent(media.title)}`);
  await pageIsReady(page);
  const card = await openFromCard(tracker);
  await card.hover();
  await card.getByRole('button', { name: `Change the list status of ${media.title}` }).click();
  await page.getByRole('menuitemradio', { name: 'Completed' }).click();
  await expect.poll(async () => (await entryOf(token, media.id))?.status).toBe('COMPLETED');
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => entryOf(token, media.id)).toEqual(before);

  await page.goto(`${deployment.url}browse/anime`);
  await pageIsReady(page);
  await openFromCard(tracker);

  // The MAL-style service does not know the tracker's id: one request finds the title and the entry.
  await page.goto(`${deployment.url}search/anime?malSearch=true&q=${encodeURIComponent(media.title)}`);
  await pageIsReady(page);
  const mal = `mal/anime/${media.idMal}`;
  await expect(cardOf(mal)).toBeVisible();
  await sandbox.clearLog();
  await openFromCard(mal);
  const [lookup] = (await requestsTo(sandbox, 'tracker')).filter(
    ({ operation }) => operation === 'MediaListEntry',
  );
  expect(lookup?.variables).toEqual({ idMal: media.idMal, type: 'ANIME' });

  await page.goto(`${deployment.url}mal/anime/${media.idMal}/x`);
  await pageIsReady(page);
  await openEditor(page, main.getByRole('button', { name: /^Watching/ }));
  await closeEditor();
});

test('a title that the tracker does not have cannot go onto the list, and says so', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('aoi');
  await sandbox.faults(
    ['MediaListEntry', 'MediaDetail'].map((operation) => ({
      ...trackerRefusal(404, 'Not Found.'),
      operation,
      times: 9,
    })),
  );
  await page.goto(`${deployment.url}search/anime?malSearch=true`);
  await pageIsReady(page);
  const card = page.getByRole('main').getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Add / }).click();
  const text = 'AniList does not have this title, so it cannot go onto your list.';
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(text);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.goto(`${deployment.url}mal/anime/${media.idMal}/x`);
  await pageIsReady(page);
  await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit' })).toBeDisabled();
});
