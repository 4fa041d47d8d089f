import type { Page } from '@playwright/test';
import type { SandboxClient } from '@tsugi/sandbox/client';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { logOut } from '../support/log-out.ts';
import { secondsUntil, trackerOperations } from '../support/requests.ts';
import { pendingRequests } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';

const COUNT = 300;
const PER_REQUEST = 50;

interface Entry {
  readonly mediaId: number;
  readonly status: string;
  readonly notes: string | null;
}

/** The anime list of `empty` with all that an export has of it, but for the time of the last change, by media. */
async function entriesOf(token: string): Promise<readonly Entry[]> {
  const { MediaListCollection } = await trackerRequest<{
    readonly MediaListCollection: { readonly lists: readonly { readonly entries: readonly Entry[] }[] };
  }>(
    `{ MediaListCollection(userName: "empty", type: ANIME) { lists { entries {
      mediaId status score progress repeat private notes hiddenFromStatusLists customLists advancedScores createdAt
      startedAt { year month day } completedAt { year month day } } } } }`,
    token,
  );
  return MediaListCollection.lists
    .flatMap(({ entries }) => entries)
    .toSorted((one, other) => one.mediaId - other.mediaId);
}

/** Puts 300 anime on the list of `empty`, with values of their own. */
async function fillList(token: string): Promise<void> {
  for (let page = 1; page <= COUNT / PER_REQUEST; page += 1) {
    const { Page } = await trackerRequest<{ readonly Page: { readonly media: readonly { id: number }[] } }>(
      `{ Page(page: ${page}, perPage: ${PER_REQUEST}) { media(type: ANIME, isAdult: false, status: FINISHED, sort: [ID]) { id } } }`,
    );
    const saves = Page.media.map(
      ({ id }, index) =>
        `e${index}: SaveMediaListEntry(mediaId: ${id}, status: CURRENT, progress: ${index % 2}, score: ${index % 10}, notes: "note ${index}") { id }`,
    );
    await trackerRequest(`mutation { ${saves.join(' ')} }`, token);
  }
}

/** Opens the list, selects all of it, and opens what can be changed. */
async function selectAll(page: Page, url: string, group: string) {
  await page.goto(`${url}user/empty/anime`);
  await pageIsReady(page);
  await page.getByRole('main').getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: `Select all ${COUNT} shown` }).click();
  await bar.getByRole('button', { name: group }).click();
  return page.getByRole('dialog');
}

const updates = async (sandbox: SandboxClient) =>
  (await sandbox.log()).filter(({ operation }) => operation === 'UpdateMediaListEntries');

const paused = async (token: string) =>
  (await entriesOf(token)).filter(({ status }) => status === 'PAUSED').length;

test.beforeEach(async ({ page, sandbox, signInAs }) => {
  await signInAs('empty');
  await fillList(await sandbox.token('empty'));
  // Waits of seconds pass on the page's own clock.
  await page.clock.install();
});

test('300 titles take one status with few requests, go on by themselves after a reload in the middle, and are taken back whole', async ({
  page,
  deployment,
  sandbox,
}) => {
  const token = await sandbox.token('empty');
  const before = await entriesOf(token);
  expect(before).toHaveLength(COUNT);
  const dialog = await selectAll(page, deployment.url, 'Status');
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Paused');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await sandbox.clearLog();
  await dialog.getByRole('button', { name: `Apply to ${COUNT}` }).click();
  await secondsUntil(page, async () => (await updates(sandbox)).length >= 2);
  await page.reload();
  await secondsUntil(page, async () => (await paused(token)) === COUNT);
  await secondsUntil(page, () => page.getByRole('region', { name: `${COUNT} entries changed` }).isVisible());

  const sent = await updates(sandbox);
  expect(sent.length).toBeLessThanOrEqual(8);
  const ids = sent.flatMap(({ variables }) => variables.ids);
  expect(new Set(ids).size, 'no entry is sent twice').toBe(ids.length);

  await page.getByRole('link', { name: 'All changes' }).click();
  const change = page.getByRole('listitem').filter({ hasText: `${COUNT} entries changed` });
  await expect(change).toContainText('Status: Paused');
  await change.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${COUNT} changes taken back`).first()).toBeVisible();
  await secondsUntil(page, async () => (await paused(token)) === 0);
  await secondsUntil(page, () => change.getByText('Taken back', { exact: true }).isVisible());
  expect(await entriesOf(token)).toEqual(before);
});

test('while 300 titles get values of their own, "+1" on home goes first, and the rest waits for its account', async ({
  page,
  deployment,
  sandbox,
}) => {
  const token = await sandbox.token('empty');
  const dialog = await selectAll(page, deployment.url, 'Notes');
  await dialog.getByRole('combobox', { name: 'Notes' }).selectOption('Append …');
  await dialog.getByRole('textbox', { name: 'Text to append' }).fill('seen with ren');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await sandbox.clearLog();
  await dialog.getByRole('button', { name: `Apply to ${COUNT}` }).click();
  const saves = async () =>
    (await trackerOperations(sandbox)).filter((operation) => operation === 'SaveMediaListEntries').length;
  await secondsUntil(page, async () => (await saves()) > 0);
  await page.getByRole('banner').getByRole('link', { name: 'Tsugi' }).first().click();
  const plus = page.getByRole('button', { name: /^Plus one episode/ }).first();
  await expect(plus).toBeVisible();
  const earlier = (await trackerOperations(sandbox)).length;
  await plus.click();
  const later = async () => (await trackerOperations(sandbox)).slice(earlier);
  await secondsUntil(page, async () => (await later()).includes('SaveMediaListEntry'));
  // Its own look at the entry, and at most what was under way already.
  const ahead = (await later()).slice(0, (await later()).indexOf('SaveMediaListEntry'));
  expect(ahead.filter((operation) => operation === 'SaveMediaListEntries').length).toBeLessThanOrEqual(1);

  const noted = async () => (await entriesOf(token)).filter(({ notes }) => notes?.endsWith('ren')).length;
  await logOut(page);
  // What has left is answered.
  await expect.poll(() => pendingRequests(page)).toEqual([]);
  const soFar = await noted();
  const other = await sandbox.token('ren');
  await page.evaluate((value) => localStorage.setItem('access_token', value), other);
  await page.goto(deployment.url);
  await pageIsReady(page);
  await page.clock.fastForward(30_000);
  expect(await noted(), 'another account sends nothing of it').toBe(soFar);
  await page.evaluate((value) => {
    localStorage.removeItem('auth_profile_info');
    localStorage.setItem('access_token', value);
  }, token);
  await page.goto(deployment.url);
  await secondsUntil(page, async () => (await noted()) === COUNT);
  expect(await saves()).toBeLessThanOrEqual(60);
});
