/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type PagesState, usePages, useQuery } from '@tsugi/data';
import { failed, LOADING, ready, readyPages } from '@tsugi/data/testing';
import { showRoute } from '@tsugi/ui/testing';
import { type MalMedia, malSearch } from '../../../engines/mal/mal-search.query.ts';
import { ResultsPage } from '../ResultsPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));

/** Of a list that is not asked for. */
const IDLE = { ...readyPages<MalMedia>([]), status: 'idle' } as const;

/** What the service says of a work, as far as a card shows it. */
function work(mal_id: number, title: string, more: Readonly<Record<string, unknown>> = {}) {
  const images = { webp: { image_url: `/${mal_id}.webp` }, jpg: { image_url: `/${mal_id}.jpg` } };
  return { mal_id, title, images, type: 'TV', score: 7.54, episodes: 12, year: 2026, url: '', ...more };
}

function mediaOf(...works: readonly unknown[]): readonly MalMedia[] {
  return malSearch.decode({ data: works }, { path: 'anime', page: 1, query: {} }).items;
}

async function show(path: string, state: Partial<PagesState<MalMedia>> = {}) {
  const items = mediaOf(
    work(5, 'Kami no Tsuki', { titles: [{ type: 'English', title: 'Paper Moon' }] }),
    work(6, 'Umi', { type: 'Movie', rating: 'Rx - Hentai', score: 0 }),
  );
  jest.mocked(usePages).mockReturnValue({ ...readyPages(items), ...state });
  const view = showRoute({ path: '/search/:type/:header?', Component: ResultsPage }, path);
  // The code of this engine is loaded lazily.
  await act(async () => void (await import('./mal-search.ts')));
  return view;
}

/** What was last asked of the service; the tracker's own list asks for nothing. */
const asked = () =>
  jest
    .mocked(usePages)
    .mock.calls.filter(([operation]) => operation.name === 'mal-search')
    .at(-1)?.[1];

beforeEach(() => {
  jest.mocked(usePages).mockClear();
  jest.mocked(useQuery).mockReturnValue(LOADING);
});

it('shows what the service found, under the English title where there is one, with links into the MAL mode', async () => {
  await show('/search/anime?malSearch=true&q=moon');
  const results = await screen.findByRole('list', { name: 'Results' });
  const [first, second] = within(results).getAllByRole('article');
  expect(within(first ?? results).getByRole('link', { name: 'Paper Moon' })).toHaveAttribute(
    'href',
    '/mal/anime/5/paper-moon',
  );
  expect(first?.querySelector('img')).toHaveAttribute('src', '/5.webp');
  expect(first).toHaveTextContent(/7\.5.*TV · 2026 · 12 ep/);
  expect(within(second ?? results).getByRole('link', { name: 'Umi' })).toBeVisible();
  expect(second).toHaveTextContent(/^Umi18\+ · Movie/);
  expect(asked()).toEqual({
    path: 'anime',
    query: { order_by: 'members', q: 'moon', sfw: true, sort: 'desc' },
  });
});

it('waits for the ids of genres, then asks by them', async () => {
  await show('/search/anime?malSearch=true&genre=Drama');
  expect(asked()).toBeNull();
  jest.mocked(useQuery).mockReturnValue(ready([{ malId: 8, name: 'Drama' }]));
  await show('/search/anime?malSearch=true&genre=Drama');
  expect(asked()).toMatchObject({ query: { genres: '8' } });
});

it.each([
  ['mo', 'MAL searches for 3 letters or more.'],
  ['銀魂', 'MAL searches for 3 letters or more.'],
  // Two characters of two UTF-16 units each.
  ['😀😀', 'MAL searches for 3 letters or more.'],
  ['m'.repeat(201), 'MAL searches for 200 characters or fewer.'],
])('asks nothing for “%s”, says why, and leads to the tracker', async (text, reason) => {
  const { currentUrl } = await show(`/search/anime?malSearch=true&q=${text}`, IDLE);
  expect(asked()).toBeNull();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Loading results' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Search with the tracker instead' }));
  expect(new URL(currentUrl(), 'https://example.test').searchParams.get('q')).toBe(text);
});

it.each(['moo', 'm'.repeat(200)])('asks for “%s”', async (text) => {
  await show(`/search/anime?malSearch=true&q=${text}`);
  expect(asked()).toMatchObject({ query: { q: text } });
});

it('narrows the list of a season by a text of any length', async () => {
  await show('/search/anime/fall-2024?malSearch=true&q=mo');
  expect(asked()).toMatchObject({ path: 'seasons/2024/fall' });
});

it('leaves out on this device what the service cannot narrow', async () => {
  await show('/search/anime?malSearch=true&format=movie&format=ova');
  expect(screen.getByRole('link', { name: 'Umi' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Paper Moon' })).not.toBeInTheDocument();
});

it('asks whether to look further when nothing of many results fits', async () => {
  const items = mediaOf(...Array.from({ length: 120 }, (_, index) => work(index + 1, `Work ${index + 1}`)));
  const fetchNextPage = jest.fn();
  await show('/search/anime?malSearch=true&format=movie&format=ova', {
    items,
    hasNextPage: true,
    fetchNextPage,
  });
  expect(screen.getByText('None of the last 120 results fits these filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Look further' }));
  expect(screen.queryByText(/None of the last/)).not.toBeInTheDocument();
});

it('says when the service is gone, tries again, and leads back to the tracker', async () => {
  const retry = jest.fn();
  const { error } = failed('server');
  const { currentUrl } = await show('/search/manga?malSearch=true&q=moon', {
    items: [],
    status: 'error',
    error,
    retry,
  });
  expect(screen.getByText('The MAL search could not be carried out')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('link', { name: 'Search with the tracker instead' }));
  expect(currentUrl()).toBe('/search/manga?q=moon');
});
