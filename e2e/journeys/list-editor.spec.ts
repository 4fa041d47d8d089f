import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

const editor = (page: Page, title: string) => page.getByRole('dialog', { name: title });

async function openFromMedia(page: Page, title: string) {
  await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem', { name: 'Score, dates, notes…' }).click();
  await expect(editor(page, title).getByLabel('Status', { exact: true })).toBeVisible();
}

interface Entry {
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
    `{ Media(id: ${mediaId}) { mediaListEntry { status score progress repeat notes private startedAt { year } completedAt { year } } } }`,
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
  await page.goto(`${deployment.url}ani/anime/${media.id}/x`);
  await pageIsReady(page);
  await openFromMedia(page, media.title);
  const form = editor(page, media.title);
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
  await form.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this entry?' });
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
