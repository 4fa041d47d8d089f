import { pageIsReady } from '../support/frame-is-ready.ts';
import { openEditorAt, openFromMedia } from '../support/list-editor.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

/** Writes as another client of the tracker does: what it sends is what is stored. */
async function write<T>(mutation: string, token: string): Promise<T> {
  const data = await trackerRequest<Readonly<Record<string, T>>>(`mutation { ${mutation} }`, token);
  const [result] = Object.values(data);
  if (result === undefined) throw new Error(`No result of ${mutation}`);
  return result;
}

test('notes and custom lists with emoji are stored whole and read back', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const stored = async () =>
    (
      await trackerRequest<{ Media: { mediaListEntry: { notes: string; customLists: object } | null } }>(
        `{ Media(id: ${media.id}) { mediaListEntry { notes customLists } } }`,
        token,
      )
    ).Media.mediaListEntry;
  await write('UpdateUser(animeListOptions: { customLists: ["Best &#127800;"] }) { id }', token);
  const form = await openEditorAt(page, deployment.url, media);
  const notes = form.getByLabel('Notes');
  await form.getByLabel('Status', { exact: true }).selectOption('Planning');
  await notes.fill('Loved it 🤔 and the rest');
  await form.getByLabel('Best 🌸').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(stored)
    .toEqual({ notes: 'Loved it &#129300; and the rest', customLists: { 'Best &#127800;': true } });

  await page.reload();
  await pageIsReady(page);
  await openFromMedia(page, media.title);
  await expect(notes).toHaveValue('Loved it 🤔 and the rest');
  await expect(form.getByLabel('Best 🌸')).toBeChecked();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${deployment.url}user/empty/anime/${encodeURIComponent('Best 🌸')}`);
  await expect(
    page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Best 🌸/ }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').getByRole('link', { name: media.title }).first()).toBeVisible();
});

test('notes of another client read as their signs in the editor, and what is typed letter by letter stays what it is', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const theirs = 'Seen &#x1F914; with &#128104;‍&#128105;‍&#128103; in &#127471;&#127477; &amp; שלום';
  const { id } = await write<{ id: number }>(
    `SaveMediaListEntry(mediaId: ${media.id}, status: PLANNING, notes: "${theirs}") { id }`,
    token,
  );
  const form = await openEditorAt(page, deployment.url, media);
  const notes = form.getByLabel('Notes');
  await expect(notes).toHaveValue('Seen 🤔 with 👨‍👩‍👧 in 🇯🇵 &amp; שלום');
  await notes.fill('Seen 🤔 &amp; &#129300;');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => trackerRequest(`{ MediaList(id: ${id}) { notes } }`, token))
    .toEqual({ MediaList: { notes: 'Seen &#129300; &amp; &amp;#129300;' } });
  await page.reload();
  await pageIsReady(page);
  await openFromMedia(page, media.title);
  await expect(notes).toHaveValue('Seen 🤔 &amp; &#129300;');
});

test('texts of other clients show signs on the pages of an activity, a review and a user', async ({
  page,
  deployment,
  sandbox,
  media,
}) => {
  const token = await sandbox.token('ren');
  const { id } = await write<{ id: number }>(
    'SaveTextActivity(text: "Loved it &#129300; **all**") { id }',
    token,
  );
  await write(`SaveActivityReply(activityId: ${id}, text: "Me too &#x1F389; today") { id }`, token);
  await page.goto(`${deployment.url}activity/${id}`);
  await expect(page.getByRole('article').getByText('Loved it 🤔 all')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Replies' })).toContainText('Me too 🎉 today');

  const review = await write<{ id: number }>(
    `SaveReview(mediaId: ${media.id}, score: 80, summary: "A harbour, a train &#128642;", body: "${'Long and calm. '.repeat(160)}&#127754; The end.") { id }`,
    token,
  );
  await page.goto(`${deployment.url}ani/anime/${media.id}/x/review/${review.id}`);
  await expect(page.getByText('A harbour, a train 🚂')).toBeVisible();
  await expect(page.getByText('🌊 The end.')).toBeVisible();

  await write('UpdateUser(about: "Tea &#127861; and &#42;late&#42; trains") { id }', token);
  await page.goto(`${deployment.url}user/ren`);
  await page.getByRole('heading', { name: 'About' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Tea 🍵 and *late* trains')).toBeVisible();
});
