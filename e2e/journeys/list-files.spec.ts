import { open, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { requestsTo } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { PHONE } from '../support/viewports.ts';
import { violationsOf } from '../support/violations-of.ts';

/** Presses a button that saves a file. @returns its content, and where the browser has put it */
async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const path = await download.path();
  return { path, name: download.suggestedFilename(), text: await readFile(path, 'utf8') };
}

const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.getByLabel('File with lists').setInputFiles(file);

const csv = (...rows: readonly string[]) => ({
  name: 'lists.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`type,mediaId,title,progress\n${rows.join('\n')}`),
});

interface AnimePage {
  readonly Page: {
    readonly media: readonly { id: number; idMal: number | null; title: { romaji: string } }[];
  };
}

async function someAnime(page = 1): Promise<AnimePage['Page']['media']> {
  const data = await trackerRequest<AnimePage>(
    `{ Page(page: ${page}, perPage: 50) { media(type: ANIME, isAdult: false, sort: [POPULARITY_DESC]) { id idMal title { romaji } } } }`,
  );
  return data.Page.media;
}

test('own lists are saved in each format, and the files change nothing when they are imported', async ({
  page,
  context,
  deployment,
  signInAs,
}) => {
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/anime`);
  await pageIsReady(page);
  await page.getByRole('button', { name: 'Your lists' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await expect(page.getByText(/\d titles, as of/)).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const json = await save(page, 'Save as JSON');
  expect(json.name).toMatch(/^aoi-lists-[\d-]+\.json$/);
  expect(JSON.parse(json.text)).toMatchObject({ format: 'tsugi-lists', version: 1, user: { name: 'aoi' } });
  await page.getByRole('radio', { name: /Spreadsheet/ }).check();
  const table = await save(page, 'Save as CSV');
  await page.getByRole('radio', { name: /MyAnimeList/ }).check();
  await expect(page.getByText(/anime are left out/)).toBeVisible();
  const xml = await save(page, 'Save anime as XML');
  await expect(page.getByText(/^Saved aoi-anime-/)).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);

  // What is on this device can be saved without a connection.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/The file will hold what is stored on this device/)).toBeVisible();
  await page.getByRole('radio', { name: /Backup/ }).check();
  expect(JSON.parse((await save(page, 'Save as JSON')).text).lists).toEqual(JSON.parse(json.text).lists);
  await context.setOffline(false);

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  for (const { path } of [json, table, xml]) {
    await choose(page, path);
    await expect(page.getByRole('heading', { name: 'Your lists have all of this already' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  }
});

test('a list of 5,000 comes back without a difference', async ({ page, deployment, signInAs }) => {
  await signInAs('heavy');
  await page.goto(`${deployment.url}user/heavy/export`);
  await expect(page.getByText(/5,000 titles, as of/)).toBeVisible({ timeout: 60_000 });
  const { path } = await save(page, 'Save as JSON');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await choose(page, path);
  await expect(page.getByRole('heading', { name: 'Your lists have all of this already' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('radio', { name: /^Same \d,\d+$/ })).toBeVisible();
  expect(await page.locator('li[data-item]').count()).toBeLessThan(40);
});

test('1,000 rows of another tool are looked up with at most 25 reads', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const pages = await Promise.all(Array.from({ length: 23 }, (_, index) => someAnime(index + 1)));
  const rows = pages
    .flat()
    .filter(({ idMal }) => idMal !== null)
    .slice(0, 1_000);
  expect(rows).toHaveLength(1_000);
  // As another tool writes it: numbers for statuses, other members, packed.
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n<myanimelist>\n<myinfo><user_id>0</user_id><user_name>elsewhere</user_name></myinfo>
${rows
  .map(
    ({ idMal, title }) => `  <anime>
    <series_animedb_id>${idMal}</series_animedb_id>
    <series_title><![CDATA[${title.romaji}]]></series_title>
    <my_watched_episodes>1</my_watched_episodes>
    <my_start_date>0000-00-00</my_start_date>
    <my_status>1</my_status>
    <my_last_updated>0</my_last_updated>
    <update_on_import>1</update_on_import>
  </anime>`,
  )
  .join('\n')}\n</myanimelist>`;
  await signInAs('empty');
  await page.goto(`${deployment.url}user/empty/import`);
  await pageIsReady(page);
  await sandbox.clearLog();
  await choose(page, {
    name: 'animelist.xml.gz',
    mimeType: 'application/gzip',
    buffer: gzipSync(file),
  });
  await expect(page.getByRole('radio', { name: 'New 1,000' })).toBeVisible({ timeout: 120_000 });
  expect((await requestsTo(sandbox, 'tracker')).length).toBeLessThanOrEqual(25);
  await expect(page.getByRole('button', { name: 'Import 1,000 titles' })).toBeEnabled();
});

test('what is chosen of a file stands on the list afterwards', async ({
  page,
  deployment,
  sandbox,
  signInAs,
}) => {
  const [one, two, three] = await someAnime();
  if (!one || !two || !three) throw new Error('The sandbox has no anime');
  await signInAs('empty');
  await page.goto(`${deployment.url}user/empty/import`);
  await choose(page, csv(`ANIME,${one.id},A,1`, `ANIME,${two.id},B,0`, `ANIME,,${three.title.romaji},0`));
  await page.getByRole('button', { name: 'Find titles' }).click();
  const question = page.getByRole('dialog', { name: 'Which title is it?' });
  await expect(question.getByRole('list', { name: 'Titles found' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await question.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Import 3 titles' })).toBeEnabled();
  expect(await violationsOf(page)).toEqual([]);

  // Another page of the product: the file is still there afterwards, with what was chosen.
  await page
    .getByRole('checkbox', { name: /^Import / })
    .nth(1)
    .uncheck();
  await expect(page.getByRole('button', { name: 'Import 2 titles' })).toBeEnabled();
  await page.getByRole('link', { name: 'Manga list' }).click();
  // On a busy machine the way back would be another one before the page has changed.
  await expect(page).toHaveURL(/\/user\/empty\/manga$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Import 2 titles' }).click();
  const preview = page.getByRole('dialog', { name: 'Import this?' });
  await expect(preview).toContainText('2 titles are added to your lists');
  await expect(preview).toContainText(/takes? \d requests? and less than a minute/);
  expect(await violationsOf(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Import 2 titles' }).click();
  await expect(page).toHaveURL(/\/user\/empty\/anime$/);

  const token = await sandbox.token('empty');
  const progress = async () => {
    const data = await trackerRequest<{
      readonly MediaListCollection: {
        readonly lists: readonly { readonly entries: readonly { mediaId: number; progress: number }[] }[];
      };
    }>(
      '{ MediaListCollection(userName: "empty", type: ANIME) { lists { entries { mediaId progress } } } }',
      token,
    );
    const entries = data.MediaListCollection.lists.flatMap((list) => list.entries);
    return entries.find(({ mediaId }) => mediaId === one.id)?.progress;
  };
  await expect.poll(progress).toBe(1);
});

test('files that are no lists get a sentence that says why', async ({
  page,
  deployment,
  signInAs,
}, testInfo) => {
  const huge = testInfo.outputPath('huge.json');
  const handle = await open(huge, 'w');
  await handle.truncate(100 * 1_048_576);
  await handle.close();
  const named = (content: string | Buffer, name = 'file') => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  const laughs = '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;">]><myanimelist>&c;</myanimelist>';
  const many = Array.from({ length: 50_000 }, (_, index) => `ANIME,${index + 1},x,0`);
  await signInAs('aoi');
  await page.goto(`${deployment.url}user/aoi/import`);
  await pageIsReady(page);
  for (const [file, why] of [
    [huge, /^The file is too large: 105 MB\. Up to 32 MB can be imported\.$/],
    [named(gzipSync(Buffer.alloc(100_000_000))), /^Unpacked, the file is larger than 64 MB/],
    [named('PK\u0003\u0004', 'lists.zip'), /^This is a ZIP archive/],
    [named(laughs), /declares a document type/],
    [named(Buffer.from([0x74, 0xff, 0xfe])), /not text in UTF-8/],
    [csv(...many), /^The file has more than 30,000 entries/],
    [named('{"format":"tsugi-lists","version":1,'), /^The JSON of the file is damaged/],
    [named('{"anime":[]}'), /^This JSON is no export of lists/],
    [named('name,price\nTea,3'), /^This is no table of lists/],
    [named('<opml/>'), /^This XML is no export of MyAnimeList/],
  ] as const) {
    await choose(page, file);
    await expect(page.getByRole('alert').getByText(why)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Choose another file' }).click();
  }
  // A wrong row is named, and leaves the others.
  const [one] = await someAnime();
  await choose(page, csv(`ANIME,${one?.id},x,1`, `ANIME,${one?.id},y,2`, 'ANIME,z,Tea,1'));
  await expect(page.getByText('It is the same title as row 1, which is used.')).toBeVisible();
  await expect(page.getByText('“z” cannot stand in “mediaId”.')).toBeVisible();
  const rest = await save(page, 'Save them as CSV');
  expect(rest.text).toContain('3,invalid,,,,Tea');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a file is looked through with a finger', async ({ page, deployment, signInAs }) => {
    const anime = await someAnime();
    await signInAs('empty');
    await page.goto(`${deployment.url}user/empty/import`);
    await choose(page, csv(...anime.map(({ id }) => `ANIME,${id},x,0`)));
    await expect(page.getByRole('button', { name: 'Import 50 titles' })).toBeInViewport();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const first = page.getByRole('checkbox', { name: /^Import / }).first();
    await first.tap();
    await expect(page.getByRole('button', { name: 'Import 49 titles' })).toBeInViewport();
    await page.goto(`${deployment.url}user/empty/export`);
    await expect(page.getByRole('button', { name: 'Save as JSON' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violationsOf(page)).toEqual([]);
  });
});
