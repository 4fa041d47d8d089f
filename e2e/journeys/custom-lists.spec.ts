import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Collection {
  readonly MediaListCollection: {
    readonly lists: readonly {
      readonly entries: readonly {
        readonly mediaId: number;
        readonly customLists: readonly { readonly name: string; readonly enabled: boolean }[];
      }[];
    }[];
  };
}

/** The media of aoi's entries that stand on an own list, as the tracker has them; private ones too. */
async function membersOf(list: string, token: string): Promise<readonly number[]> {
  const { MediaListCollection } = await trackerRequest<Collection>(
    '{ MediaListCollection(userName: "aoi", type: ANIME) { lists { entries { mediaId customLists(asArray: true) } } } }',
    token,
  );
  const entries = MediaListCollection.lists.flatMap((section) => section.entries);
  const ids = entries.flatMap(({ mediaId, customLists }) =>
    customLists.some(({ name, enabled }) => name === list && enabled) ? [mediaId] : [],
  );
  return [...new Set(ids)].sort((one, other) => one - other);
}

/** The names of aoi's own lists, as the tracker has them. */
async function customLists(): Promise<readonly string[]> {
  const { User } = await trackerRequest<{
    readonly User: {
      readonly mediaListOptions: { readonly animeList: { readonly customLists: readonly string[] } };
    };
  }>('{ User(name: "aoi") { mediaListOptions { animeList { customLists } } } }');
  return User.mediaListOptions.animeList.customLists;
}

const sections = (page: Page) => page.getByRole('list', { name: 'Sections of the list' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('an own list is made, renamed without losing a title, also by a reload in the middle, and deleted', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const [old = ''] = await customLists();
  const token = await sandbox.token('aoi');
  const members = await membersOf(old, token);
  expect(members.length).toBeGreaterThan(0);
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/lists`);
  await pageIsReady(page);
  await expect(sections(page).getByText(`Your own list, ${members.length}`).first()).toBeVisible();
  expect(await violationsOf(page, '#main')).toEqual([]);

  await page.getByRole('textbox', { name: 'New list' }).fill('Rainy days 🌧');
  await button(page, 'Create list').click();
  await expect(sections(page).getByText('Rainy days 🌧')).toBeVisible();

  await button(page, `Rename ${old}`).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('The very best');
  // The first request that moves titles gets no response before the reload.
  await sandbox.faults([
    { service: 'tracker', operation: 'SaveMediaListEntries', delayMs: 20_000, times: 1 },
  ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect
    .poll(async () => (await requestsTo(sandbox, 'tracker')).map(({ operation }) => operation), {
      timeout: 60_000,
    })
    .toContain('SaveMediaListEntries');
  await sandbox.clearFaults();
  await page.goto(`${deployment.url}browse/anime`);
  await expect.poll(customLists, { timeout: 60_000 }).not.toContain(old);
  expect(await membersOf('The very best', token)).toEqual(members);

  await page.goto(`${deployment.url}user/aoi/lists`);
  await button(page, 'Delete The very best').click();
  await expect(page.getByRole('alertdialog')).toContainText(/taken off it/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(customLists).not.toContain('The very best');
  await expect(sections(page).getByText('The very best')).toHaveCount(0);
});

test('sections are moved by keyboard, and saved', async ({ page, deployment, signInAs }) => {
  await signInAs('aoi');
  await page.setViewportSize(PHONE);
  await page.goto(`${deployment.url}user/aoi/lists`);
  await pageIsReady(page);
  const names = sections(page).getByRole('listitem').locator('.label');
  await expect(names.nth(1)).toBeVisible();
  const [first, second] = await names.allTextContents();
  await button(page, `Move ${first}`).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} is picked up.`)).toBeAttached();
  // The library listens to arrow keys some time after it has announced the start: a key may be lost.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`${first} is now 2 of`)).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await button(page, 'Save order').click();
  await expect(button(page, 'Save order')).toHaveCount(0);
  await page.reload();
  await expect(sections(page).getByRole('listitem').locator('.label').first()).toHaveText(second ?? '');
  // Of a handle that a bar covers in part, the rest would be too small.
  await page.setViewportSize({ ...PHONE, height: 1600 });
  expect(await violationsOf(page, '#main')).toEqual([]);
});
