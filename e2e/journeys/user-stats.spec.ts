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

test('a user without a list has zeros and no chart', async ({ page, deployment }) => {
  await page.goto(`${deployment.url}user/empty/stats/manga/overview`);
  await expect(page.getByText('empty has no manga on the list yet')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0', '0', 'N/A', 'N/A']);
  await expect(page.locator('#main')).not.toContainText('NaN');
});
