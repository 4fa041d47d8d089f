import type { Locator, Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { type ListWork, listWorks, putOnList } from '../support/own-list.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Entry {
  readonly mediaId: number;
  readonly status: string;
  readonly progress: number;
  readonly notes: string | null;
}

/** The anime list of `empty`, by media. */
async function entriesOf(token: string): Promise<ReadonlyMap<number, Entry>> {
  const { MediaListCollection } = await trackerRequest<{
    MediaListCollection: { lists: readonly { entries: readonly Entry[] }[] };
  }>(
    `{ MediaListCollection(userName: "empty", type: ANIME) { lists { entries { mediaId status progress notes } } } }`,
    token,
  );
  return new Map(
    MediaListCollection.lists.flatMap(({ entries }) => entries.map((entry) => [entry.mediaId, entry])),
  );
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const selected = (page: Page) => bar(page).getByRole('status');
const box = (page: Page, { title }: ListWork) =>
  page.getByRole('main').getByRole('checkbox', { name: `Select ${title}`, exact: true });

/** Signs in with a list of six finished anime, of each of which one episode is seen, and opens it. */
async function openList(
  page: Page,
  url: string,
  token: string,
): Promise<readonly [ListWork, ListWork, ListWork, ...ListWork[]]> {
  const [a, b, c, ...rest] = (await listWorks('FINISHED')).slice(0, 6);
  if (!a || !b || !c) throw new Error('The sandbox has too few finished anime');
  const works = [a, b, c, ...rest] as const;
  await putOnList(
    token,
    works.map((work) => ({ work, progress: 1 })),
  );
  await page.goto(`${url}user/empty/anime?sort=title`);
  await pageIsReady(page);
  await expect(page.getByRole('heading', { name: /^Watching/ })).toBeVisible();
  return works;
}

test('by keyboard: titles are selected across filters, previewed, and changed at once', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const works = await openList(page, deployment.url, token);
  const main = page.getByRole('main');
  const rows = main.locator('li[data-item]');

  // The code of the selection comes with the first focus.
  await expect(async () => {
    await rows.nth(0).getByRole('link').first().focus();
    await page.keyboard.press('x');
    await expect(selected(page)).toHaveText('1 selected');
  }).toPass();
  await rows.nth(2).getByRole('link').first().focus();
  await page.keyboard.press('Shift+X');
  await expect(selected(page)).toHaveText('3 selected');
  const titles = await main
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((one) => one.getAttribute('aria-label')?.replace('Select ', '')));
  const other = works.find(({ title }) => !titles.includes(title));
  if (!other) throw new Error('All are selected');
  await main.getByRole('searchbox').fill(other.title);
  await expect(rows).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Select the 1 shown' }).press('Enter');
  await expect(selected(page)).toHaveText('4 selected');
  await main.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(works.length);
  await expect(box(page, other)).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);

  await bar(page).getByRole('button', { name: 'Status' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Status', exact: true })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Paused');
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(dialog.getByText('4 entries change.')).toBeVisible();
  await expect(dialog.getByRole('row').filter({ hasText: 'Paused' })).toHaveCount(4);
  expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply to 4' }).press('Enter');

  await expect(bar(page)).toBeHidden();
  await expect(main.getByRole('button', { name: 'Select', exact: true })).toBeFocused();
  await expect(main.getByRole('heading', { name: 'Paused 4' })).toBeVisible();
  await expect
    .poll(
      async () => [...(await entriesOf(token)).values()].filter(({ status }) => status === 'PAUSED').length,
    )
    .toBe(4);
  const left = works.filter(({ title }) => !titles.includes(title) && title !== other.title);
  const entries = await entriesOf(token);
  expect(left.map(({ id }) => entries.get(id)?.status)).toEqual(left.map(() => 'CURRENT'));
});

test('what the preview says is what comes, also what the tracker does when an entry is completed', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  await signInAs('empty');
  const token = await sandbox.token('empty');
  const works = await openList(page, deployment.url, token);
  await page.getByRole('main').getByRole('button', { name: 'Select', exact: true }).click();
  await bar(page).getByRole('button', { name: 'Select all 6 shown' }).click();
  await bar(page).getByRole('button', { name: 'Progress' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Episodes' }).selectOption('To the last episode');
  await dialog.getByRole('combobox', { name: 'Notes' }).selectOption('Append …');
  await dialog.getByRole('textbox', { name: 'Text to append' }).fill('seen with ren');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  for (const { title, episodes } of works) {
    const row = dialog.getByRole('row').filter({ has: page.getByText(title, { exact: true }) });
    await expect(row.getByRole('cell').nth(0)).toHaveText(/Watching.*Completed/);
    await expect(row.getByRole('cell').nth(1)).toHaveText(new RegExp(`^1\\D+${episodes}$`));
  }
  await dialog.getByRole('button', { name: 'Apply to 6' }).click();
  await expect
    .poll(async () => {
      const entries = await entriesOf(token);
      return works.map(({ id }) => entries.get(id));
    })
    .toEqual(
      works.map(({ id, episodes }) => ({
        mediaId: id,
        status: 'COMPLETED',
        progress: episodes,
        notes: 'seen with ren',
      })),
    );
});

test.describe('by touch', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** A finger that stays until a selection has begun. One that leaves early is a tap, which opens the title: no later press finds the list. */
  async function longPress(page: Page, target: Locator): Promise<void> {
    const area = await target.boundingBox();
    if (!area) throw new Error('It is not in sight');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: area.x + area.width / 2, y: area.y + area.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    try {
      await expect(selected(page)).toHaveText('1 selected', { timeout: 2_000 });
    } finally {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await touch.detach();
    }
  }

  test('a long press begins a selection, a tap adds to it, and both are taken off the list', async ({
    page,
    deployment,
    sandbox,
    signInAs,
  }) => {
    await page.clock.install();
    await signInAs('empty');
    const token = await sandbox.token('empty');
    // The code of the selection comes when the list has been there for a while.
    const code = page.waitForResponse(/\/chunks\/list-select\.[^/]*js$/);
    const works = await openList(page, deployment.url, token);
    const rows = page.getByRole('main').locator('li[data-item]');
    await page.clock.runFor(3_000);
    await (await code).finished();
    // A press that comes before the code has run selects nothing.
    await expect(() => longPress(page, rows.nth(0))).toPass();
    await expect(page).toHaveURL(/user\/empty\/anime/);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await rows.nth(1).getByRole('checkbox').tap();
    await expect(selected(page)).toHaveText('2 selected');
    expect(await violationsOf(page)).toEqual([]);

    await bar(page).getByRole('button', { name: 'Delete' }).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    expect(await violationsOf(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete 2 entries' }).tap();
    await expect(rows).toHaveCount(works.length - 2);
    await page.clock.runFor(5_000);
    await expect.poll(async () => (await entriesOf(token)).size).toBe(works.length - 2);
  });
});
