import type { Page } from '@playwright/test';
import { accountButton } from '../support/account-button.ts';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { listWorks, putOnList } from '../support/own-list.ts';
import { trackerOperations } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

interface EntryResponse {
  readonly Media: { readonly mediaListEntry: { readonly id: number; readonly progress: number } };
}

const entryOf = async (token: string, id: number) =>
  (await trackerRequest<EntryResponse>(`{ Media(id: ${id}) { mediaListEntry { id progress } } }`, token))
    .Media.mediaListEntry;

/** On the page of changes alone: the feed of the page before lists the same titles until this page has come. */
const changed = (page: Page, title: string) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: 'Changes', exact: true }) })
    .getByRole('listitem')
    .filter({ hasText: title });

test('a change stands on the page of changes with what it was before, and is taken back from there, unless the entry holds something else by now', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const [work, other] = await listWorks('FINISHED');
  if (!work || !other) throw new Error('The sandbox has no two such works');
  await putOnList(token, [
    { work, progress: 1 },
    { work: other, progress: 1 },
  ]);
  await page.goto(deployment.url);
  await pageIsReady(page);
  for (const { title } of [work, other])
    await page.getByRole('button', { name: `Plus one episode: ${title}` }).click();
  await expect.poll(async () => (await entryOf(token, work.id)).progress).toBe(2);
  await expect.poll(async () => (await entryOf(token, other.id)).progress).toBe(2);

  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Changes' }).click();
  await expect(page).toHaveURL(/\/user\/empty\/changes$/);
  await expect(changed(page, work.title)).toContainText('Progress 1 → becomes 2');
  await changed(page, work.title).getByRole('button', { name: 'Undo' }).click();
  await expect(changed(page, `${work.title}: taken back`)).toBeVisible();
  await expect.poll(async () => (await entryOf(token, work.id)).progress).toBe(1);
  await expect(changed(page, work.title).getByText('Taken back', { exact: true })).toBeVisible();

  // Another client goes on with the second one.
  const { id } = await entryOf(token, other.id);
  await trackerRequest(`mutation { SaveMediaListEntry(id: ${id}, progress: 3) { id } }`, token);
  const before = (await trackerOperations(sandbox)).length;
  await changed(page, other.title).getByRole('button', { name: 'Undo' }).click();
  await expect(changed(page, other.title).getByRole('alert')).toContainText(`are left alone: ${other.title}`);
  await page.keyboard.press('Enter');
  await expect(changed(page, other.title).getByRole('button', { name: 'Undo' })).toBeFocused();
  expect((await entryOf(token, other.id)).progress).toBe(3);
  expect((await trackerOperations(sandbox)).slice(before)).not.toContain('SaveMediaListEntries');
});

test('others’ changes are not shown, and one’s own begin empty', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/ren/changes`);
  await expect(page.getByRole('heading', { name: 'This page is for ren alone' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your own' }).click();
  await expect(page.getByText('You have changed nothing on this device yet')).toBeVisible();
});
