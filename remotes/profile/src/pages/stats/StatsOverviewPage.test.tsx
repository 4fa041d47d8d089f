/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryState, useQuery } from '@tsugi/data';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { showPage } from '../../testing/show-page.tsx';
import { NO_TOTALS, SOME_TOTALS } from '../../testing/totals.ts';
import { StatsOverviewPage } from './StatsOverviewPage.tsx';
import { userAnimeStats } from './user-anime-stats.query.ts';
import { userMangaStats } from './user-manga-stats.query.ts';
import type { UserTotals } from './user-totals.ts';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));

function show(state: QueryState<UserTotals>, path = '/user/aoi/stats/anime/overview') {
  jest.mocked(useQuery).mockImplementation((operation) =>
    operation.name === userAnimeStats.name || operation.name === userMangaStats.name
      ? // The mock knows no more of an operation than its name.
        (state as QueryState<never>)
      : LOADING,
  );
  return showPage('/user/:name/stats/:type/overview', StatsOverviewPage, path);
}

const panel = (name: string) => within(screen.getByRole('region', { name }));

test('bars lead to the filtered list, with their number and share', () => {
  show(ready(SOME_TOTALS));
  const link = panel('Formats').getByRole('link', { name: 'TV 1,100 96%' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/user\/aoi\/anime\?format=TV&/));
});

test('the numbers can be looked at by days and by mean score, and the URL says so', async () => {
  const { router } = show(ready(SOME_TOTALS));
  await userEvent.click(screen.getByRole('radio', { name: 'Days watched' }));
  expect(panel('Formats').getByRole('link', { name: 'TV 1.0 67%' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Mean score' }));
  expect(panel('Formats').getByRole('link', { name: 'Movie 81.50' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?by=score');
});

test('the tab of the page is scrolled into sight', () => {
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const spies = [size('offsetLeft', 900), size('offsetWidth', 100), size('clientWidth', 300)];
  show(ready(SOME_TOTALS));
  expect(screen.getByRole('navigation', { name: 'Anime stats' }).scrollLeft).toBe(800);
  for (const spy of spies) spy.mockRestore();
});

test('a chart can be read as a table with all its numbers', async () => {
  show(ready(SOME_TOTALS));
  await userEvent.click(panel('Release years').getByRole('button', { name: 'Show table' }));
  const rows = within(screen.getByRole('table', { name: 'Release years' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'YearTitlesDays watchedMean score',
    '201850.066.00',
    '202130.0N/A',
  ]);
});

test('a column shows its numbers when it is focused, and arrows move on', async () => {
  show(ready(SOME_TOTALS));
  const first = panel('Scores').getByRole('button', { name: '10: 0 titles, 0.0 days, no score' });
  await userEvent.click(first);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const third = panel('Scores').getByRole('button', { name: '30: 1 title, 0.0 days, mean score 30.00' });
  expect(third).toHaveFocus();
  expect(panel('Scores').getAllByText('1 title, 0.0 days, mean score 30.00')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(panel('Scores').queryByText('1 title, 0.0 days, mean score 30.00')).not.toBeInTheDocument();
});

test('an empty list has its zeros and no chart', () => {
  const { container } = show(ready(NO_TOTALS), '/user/empty/stats/manga/overview');
  expect(screen.getByText('empty has no manga on the list yet')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Scores' })).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent('NaN');
});

test('manga has chapters where anime has days', () => {
  show(ready(SOME_TOTALS), '/user/aoi/stats/manga/overview');
  expect(screen.getByRole('radio', { name: 'Chapters read' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Studios' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tags' })).toHaveAttribute('href', '/user/aoi/stats/manga/tags');
});

test('a failure says so and can be repeated', async () => {
  const retry = jest.fn();
  show(failed('server', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
