import type { Page } from '@playwright/test';
import { pageIsReady } from '../support/frame-is-ready.ts';
import { trackerOperations } from '../support/requests.ts';
import { settle } from '../support/settle.ts';
import { expect, test } from '../support/test.ts';
import { trackerRequest } from '../support/tracker-request.ts';
import { violationsOf } from '../support/violations-of.ts';

interface Row {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
}

interface Statistics extends Row {
  readonly episodesWatched: number;
  readonly standardDeviation: number;
  readonly scores: readonly (Row & { readonly score: number })[];
  readonly formats: readonly Row[];
  readonly statuses: readonly (Row & { readonly status: string })[];
  readonly countries: readonly Row[];
  readonly lengths: readonly Row[];
  readonly releaseYears: readonly (Row & { readonly releaseYear: number })[];
  readonly startYears: readonly (Row & { readonly startYear: number })[];
}

const ROW = 'count meanScore minutesWatched';

async function statisticsOf(name: string): Promise<Statistics> {
  const { User } = await trackerRequest<{ User: { statistics: { anime: Statistics } } }>(`{
    User(name: "${name}") { statistics { anime {
      ${ROW} episodesWatched standardDeviation scores { score ${ROW} } formats { ${ROW} } statuses { status ${ROW} }
      countries { ${ROW} } lengths { ${ROW} } releaseYears { releaseYear ${ROW} } startYears { startYear ${ROW} }
    } } }
  }`);
  return User.statistics.anime;
}

const days = (minutes: number) => (minutes / 60 / 24).toFixed(1);
const mean = (score: number) => (score > 0 ? score.toFixed(2) : 'N/A');
const cells = ({ count, minutesWatched, meanScore }: Row) => [
  String(count),
  days(minutesWatched),
  mean(meanScore),
];

/** The rows of a chart's table without the heading, each as its cells after the first. */
async function tableOf(page: Page, title: string): Promise<readonly (readonly string[])[]> {
  const panel = page.getByRole('region', { name: title, exact: true });
  await panel.getByRole('button', { name: 'Show table' }).click();
  const rows = panel.getByRole('table').locator('tbody tr');
  return rows.evaluateAll((list) =>
    list.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
  );
}

const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' ')).toSorted();

for (const name of ['aoi', 'ren', 'mio']) {
  test(`the stats of ${name} show the numbers of the tracker`, async ({ page, deployment }) => {
    const statistics = await statisticsOf(name);
    await page.goto(`${deployment.url}user/${name}/stats/anime/overview`);
    await pageIsReady(page);
    const planned = statistics.statuses.find(({ status }) => status === 'PLANNING')?.minutesWatched ?? 0;
    expect(planned).toBeGreaterThan(0);
    const grouped = (value: number) => value.toLocaleString('en-US');
    await expect(page.getByRole('definition')).toHaveText([
      grouped(statistics.count),
      grouped(statistics.episodesWatched),
      days(statistics.minutesWatched),
      days(planned),
      mean(statistics.meanScore),
      statistics.standardDeviation.toFixed(1),
    ]);
    for (const [title, rows] of [
      ['Scores', statistics.scores],
      ['Episode count', statistics.lengths],
      ['Formats', statistics.formats],
      ['Statuses', statistics.statuses],
      ['Countries', statistics.countries],
      ['Release years', statistics.releaseYears],
      ['Watch years', statistics.startYears],
    ] as const) {
      expect(sorted(await tableOf(page, title)), title).toEqual(sorted(rows.map(cells)));
    }
  });
}

test('a tab costs one request, keyboard and pointer reach each number, and covers come by scrolling', async ({
  page,
  deployment,
  sandbox,
}) => {
  await page.goto(`${deployment.url}user/aoi`);
  await pageIsReady(page);
  await settle(page);
  await sandbox.clearLog();

  await page.getByRole('link', { name: 'Stats', exact: true }).click();
  await expect(page).toHaveURL(`${deployment.url}user/aoi/stats/anime/overview`);
  await expect(page).toHaveTitle('aoi - Anime stats - Tsugi');
  const scores = page.getByRole('list', { name: 'Scores' });
  await expect(scores).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual(['UserAnimeStats']);
  expect(await violationsOf(page, '#main')).toEqual([]);

  await scores.getByRole('button', { name: /^10: / }).focus();
  await page.keyboard.press('End');
  const highest = scores.getByRole('button', { name: /^100: / });
  await expect(highest).toBeFocused();
  // Its numbers, once for assistive technology and once beside the column.
  const { scores: rows } = await statisticsOf('aoi');
  const best = rows.find(({ score }) => score === 100);
  await expect(page.getByText(`mean score ${mean(best?.meanScore ?? 0)}`)).toHaveCount(2);

  await sandbox.clearLog();
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  const cards = page.getByRole('list', { name: 'Genres' }).getByRole('article');
  await expect(cards.first().getByRole('link').nth(2)).toBeVisible();
  await settle(page);
  expect(await trackerOperations(sandbox)).toEqual(['UserAnimeGenres', 'MediaByIds']);
  expect(await violationsOf(page, '#main')).toEqual([]);

  const strip = cards.first().getByRole('list');
  await expect(strip.getByRole('link')).toHaveCount(6);
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(strip.getByRole('link')).not.toHaveCount(6);
  await expect(cards.first().getByRole('link', { name: /^Show all/ })).toHaveAttribute(
    'href',
    /\/user\/aoi\/anime\?genre=/,
  );
});

interface MangaStatistics {
  readonly count: number;
  readonly meanScore: number;
  readonly standardDeviation: number;
  readonly chaptersRead: number;
  readonly volumesRead: number;
  readonly statuses: readonly { readonly status: string; readonly chaptersRead: number }[];
  readonly genres: readonly {
    readonly genre: string;
    readonly count: number;
    readonly chaptersRead: number;
    readonly meanScore: number;
  }[];
}

test('manga and ranked cards show the numbers of the tracker', async ({ page, deployment }) => {
  const { User } = await trackerRequest<{ User: { statistics: { manga: MangaStatistics } } }>(`{
    User(name: "mio") { statistics { manga {
      count meanScore standardDeviation chaptersRead volumesRead statuses { status chaptersRead }
      genres(limit: 100) { genre count chaptersRead meanScore } } } } }`);
  const { genres, ...totals } = User.statistics.manga;
  const grouped = (value: number) => value.toLocaleString('en-US');
  const planned = totals.statuses.find(({ status }) => status === 'PLANNING')?.chaptersRead ?? 0;
  await page.goto(`${deployment.url}user/mio/stats/manga/overview`);
  await pageIsReady(page);
  await expect(page.getByRole('definition')).toHaveText([
    grouped(totals.count),
    grouped(totals.chaptersRead),
    grouped(totals.volumesRead),
    grouped(planned),
    mean(totals.meanScore),
    totals.standardDeviation.toFixed(1),
  ]);

  await page.goto(`${deployment.url}user/mio/stats/manga/genres`);
  await pageIsReady(page);
  const [first, second] = genres.toSorted(
    (a, b) => b.count - a.count || a.genre.localeCompare(b.genre, 'en'),
  );
  const cards = page.getByRole('list', { name: 'Genres' }).getByRole('article');
  for (const [index, row] of [first, second].entries()) {
    if (!row) throw new Error('mio has no genres');
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(row.genre);
    await expect(card.getByRole('definition')).toHaveText([
      grouped(row.count),
      grouped(row.chaptersRead),
      mean(row.meanScore),
    ]);
  }
});

test('numbers lead to lists with as many titles', async ({ page, deployment }) => {
  const main = page.getByRole('main');
  const hasTitles = (count: string) =>
    expect(main.getByRole('status').filter({ hasText: /titles?$/ })).toHaveText(
      new RegExp(`^${count} of [\\d,]+ titles$`),
    );
  await page.goto(`${deployment.url}user/aoi/stats/anime/overview`);
  await pageIsReady(page);
  for (const [title, label] of [
    ['Formats', 'TV'],
    ['Statuses', 'Completed'],
    ['Countries', 'South Korea'],
  ] as const) {
    const bar = main
      .getByRole('list', { name: title, exact: true })
      .getByRole('link', { name: new RegExp(`^${label} [\\d,]`) });
    const count = (await bar.locator('b').textContent()) ?? '';
    await bar.click();
    await hasTitles(count);
    await page.goBack();
  }
  for (const tab of ['Genres', 'Tags']) {
    await main.getByRole('link', { name: tab, exact: true }).click();
    const card = main.getByRole('list', { name: tab }).getByRole('article').first();
    const count = (await card.getByRole('definition').first().textContent()) ?? '';
    await card.getByRole('link', { name: /^Show all/ }).click();
    await hasTitles(count);
    await page.goBack();
  }
});

test('a user without a list has zeros and no chart', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}user/empty/stats/manga/overview`);
  await expect(page.getByText('empty has no manga on the list yet')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '0', 'N/A', 'N/A']);
  await expect(page.locator('#main')).not.toContainText('NaN');
});
