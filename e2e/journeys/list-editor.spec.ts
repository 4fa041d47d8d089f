import { pageIsReady } from '../support/frame-is-ready.ts';
import { editorOf, openEditorAt, openFromMedia } from '../support/list-editor.ts';
import { first, listWorks, putOnList } from '../support/own-list.ts';
import { popularAnime } from '../support/popular-media.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Entry {
  readonly id: number;
  readonly status: string;
  readonly score: number;
  readonly progress: number;
  readonly repeat: number;
  readonly notes: string | null;
  readonly private: boolean;
  readonly startedAt: { readonly year: number | null };
  readonly completedAt: { readonly year: number | null };
}

async function entryOf(token: string, mediaId: number): Promise<Entry | null> {
  const { Media } = await trackerRequest<{ Media: { mediaListEntry: Entry | null } }>(
    `{ Media(id: ${mediaId}) { mediaListEntry { id status score progress repeat notes private startedAt { year } completedAt { year } } } }`,
    token,
  );
  return Media.mediaListEntry;
}

test('a title is put on the list with its rules, changed, deleted and brought back from the editor of its page', async ({
  page,
  deployment,
  sandbox,
  signInAs,
  media,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const form = await openEditorAt(page, deployment.url, media);
  const save = form.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Delete' })).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);

  // Completed fills progress and both dates.
  await form.getByLabel('Status', { exact: true }).selectOption('Completed');
  await expect(form.getByLabel('Start date')).not.toHaveValue('');
  await expect(form.getByLabel('Finish date')).not.toHaveValue('');
  const episodes = Number(await form.getByRole('spinbutton', { name: 'Episodes' }).inputValue());
  expect(episodes).toBeGreaterThan(0);
  // Beyond the maximum it is the maximum, and the letter e cannot be typed.
  await form.getByRole('spinbutton', { name: 'Episodes' }).fill('');
  await form.getByRole('spinbutton', { name: 'Episodes' }).pressSequentially('9e9999');
  await expect(form.getByRole('spinbutton', { name: 'Episodes' })).toHaveValue(`${episodes}`);
  await form.getByLabel('Notes').fill('Seen twice');
  await form.getByLabel('Private').check();
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Completed' })).toBeVisible();
  await expect
    .poll(() => entryOf(token, media.id))
    .toMatchObject({
      status: 'COMPLETED',
      progress: episodes,
      notes: 'Seen twice',
      private: true,
    });

  // An accidental close keeps what was typed.
  await openFromMedia(page, media.title);
  await form.getByLabel('Notes').fill('Seen three times');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await openFromMedia(page, media.title);
  await expect(form.getByLabel('Notes')).toHaveValue('Seen twice');
  await form.getByRole('button', { name: 'Use them' }).click();
  await expect(form.getByLabel('Notes')).toHaveValue('Seen three times');
  await sandbox.clearLog();
  await save.click();
  await expect.poll(async () => (await entryOf(token, media.id))?.notes).toBe('Seen three times');
  const saves = (await requestsTo(sandbox, 'tracker')).filter(
    ({ operation }) => operation === 'SaveMediaListEntry',
  );
  expect(saves.map(({ variables }) => Object.keys(variables ?? {}).sort())).toEqual([
    ['id', 'mediaId', 'notes'],
  ]);

  // Deleting asks first, and can be taken back with all fields.
  await openFromMedia(page, media.title);
  await expect(
    form.getByRole('combobox', { name: 'Status' }),
    'a field has the focus, not Close',
  ).toBeFocused();
  await form.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this entry?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect.poll(() => entryOf(token, media.id)).toBeNull();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Completed' })).toBeVisible();
  await expect
    .poll(() => entryOf(token, media.id))
    .toMatchObject({
      status: 'COMPLETED',
      progress: episodes,
      notes: 'Seen three times',
      private: true,
    });
});

test('two tabs edit one entry: what the user does not touch follows the other tab, and only changes are sent', async ({
  page,
  context,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const work = first(await listWorks('FINISHED'));
  await putOnList(token, [{ work, progress: 1 }]);
  const path = `${deployment.url}ani/anime/${work.id}/x`;
  await page.goto(path);
  await pageIsReady(page);
  await openFromMedia(page, work.title);
  const other = await context.newPage();
  await other.goto(path);
  await pageIsReady(other);
  await openFromMedia(other, work.title);
  const [one, two] = [editorOf(page, work.title), editorOf(other, work.title)];

  await one.getByLabel('Notes').fill('From the first tab');
  await two.getByRole('spinbutton', { name: 'Episodes' }).fill('2');
  await two.getByRole('button', { name: 'Save' }).click();
  await expect(two).toBeHidden();
  await expect(one.getByRole('spinbutton', { name: 'Episodes' })).toHaveValue('2');
  await expect(one.getByLabel('Notes')).toHaveValue('From the first tab');
  await expect.poll(async () => (await entryOf(token, work.id))?.progress).toBe(2);

  await sandbox.clearLog();
  await one.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => entryOf(token, work.id))
    .toMatchObject({ progress: 2, notes: 'From the first tab', status: 'CURRENT' });
  const saves = (await requestsTo(sandbox, 'tracker')).filter(
    ({ operation }) => operation === 'SaveMediaListEntry',
  );
  expect(saves.map(({ variables }) => Object.keys(variables ?? {}).sort())).toEqual([
    ['id', 'mediaId', 'notes'],
  ]);
  await openFromMedia(other, work.title);
  await expect(two.getByLabel('Notes')).toHaveValue('From the first tab');
});

/** Of a number, `max` is the most and `text` is typed; of marks, `wrong` is taken back and `mark` chosen. */
const FORMATS = [
  { user: 'yuki', format: 'POINT_10', max: '10', text: '7.5', score: 7 },
  { user: 'ren', format: 'POINT_100', max: '100', text: '81.5', score: 81 },
  { user: 'aoi', format: 'POINT_10_DECIMAL', max: '10', text: '8.25', score: 8.3 },
  { user: 'mio', format: 'POINT_5', wrong: '5 stars', mark: '4 stars', score: 4 },
  { user: 'sora', format: 'POINT_3', wrong: 'Bad', mark: 'Good', score: 3 },
] as const;

for (const one of FORMATS) {
  test(`the editor takes a score as ${one.format} and fills the start date`, async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    await signInAs(one.user);
    const token = await sandbox.token(one.user);
    const [work] = await popularAnime(token);
    if (!work) throw new Error('The sandbox has no anime');
    const known = await entryOf(token, work.id);
    if (known) await trackerRequest(`mutation { DeleteMediaListEntry(id: ${known.id}) { deleted } }`, token);
    await page.goto(deployment.url + work.path);
    await pageIsReady(page);
    await openFromMedia(page, work.title);
    const form = editorOf(page, work.title);
    const save = form.getByRole('button', { name: 'Save' });
    await form.getByLabel('Status', { exact: true }).selectOption('Watching');
    await expect(form.getByLabel('Start date')).not.toHaveValue('');

    if ('mark' in one) {
      const group = form.getByRole('group', { name: 'Score' });
      const wrong = group.getByRole('radio', { name: one.wrong });
      await wrong.check();
      // A second press takes it back.
      await wrong.click();
      await expect(wrong).not.toBeChecked();
      await group.getByRole('radio', { name: one.mark }).check();
    } else {
      const field = form.getByRole('spinbutton', { name: 'Score', exact: true });
      await field.pressSequentially('9e99');
      await expect(field, 'at most').toHaveValue(one.max);
      await field.fill(one.text);
      await field.blur();
      await expect(field).toHaveValue(String(one.score));
    }
    await save.click();
    await expect(form).toBeHidden();
    await expect
      .poll(() => entryOf(token, work.id))
      .toMatchObject({ status: 'CURRENT', score: one.score, startedAt: { year: expect.any(Number) } });
  });
}
