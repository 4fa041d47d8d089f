/** @jest-environment jsdom */

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthUser, type PagesState, useAuth, usePages, useQuery } from '@tsugi/data';
import type { MediaCardData } from '@tsugi/data/operations/media-search';
import { failed, LOADING, ready, readyPages } from '@tsugi/data/testing';
import { media } from '../../testing/media.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ResultsPage } from './ResultsPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(jest.requireActual<typeof import('@tsugi/data')>('@tsugi/data').useAuth),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));

const READY = readyPages([media(1, 'Paper Moon'), media(2, 'Moon Bells')]);
const EMPTY = { ...READY, items: [] };

function show(path: string, state: Partial<PagesState<MediaCardData>> = {}) {
  jest.mocked(usePages).mockReturnValue({ ...READY, ...state });
  jest.mocked(useQuery).mockReturnValue(LOADING);
  return showPage({ path: '/search/:type/:header?', Component: ResultsPage }, path);
}

/** The variables that the page asks an operation with, last; null: it asks nothing of it. */
const asked = (operation = 'media-search') =>
  jest.mocked(usePages).mock.calls.findLast(([{ name }]) => name === operation)?.[1];

it('shows what was found, each as a link to its page', () => {
  show('/search/anime?q=moon');
  expect(document.title).toBe('“moon” in anime - Tsugi');
  expect(screen.getAllByText('2 results')).toHaveLength(2);
  const results = screen.getByRole('list', { name: 'Results' });
  expect(within(results).getByRole('link', { name: 'Paper Moon' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/ani\/anime\/1\//),
  );
  expect(screen.getByText('End of the list · 2 results')).toBeInTheDocument();
  expect(asked()).toMatchObject({ type: 'ANIME', search: 'moon', isAdult: false });
});

it('is named after its header', () => {
  show('/search/manga/top-100');
  expect(screen.getByRole('heading', { level: 1, name: 'Top 100 manga' })).toBeVisible();
  expect(document.title).toBe('Top 100 manga - Tsugi');
});

it('puts the typed text into the URL without a new entry in the history', async () => {
  const { router, currentUrl } = show('/search/anime');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search anime' }), 'moon');
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?q=moon'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('offers to open a link that somebody searches for', async () => {
  show(`/search/anime?q=${encodeURIComponent('https://anilist.co/manga/30002/Berserk/')}&genre=Drama`, EMPTY);
  const open = await screen.findByRole('link', { name: 'Open this link' });
  expect(open).toHaveAttribute('href', '/ani/manga/30002/Berserk');
});

it('searches for what looks like a link and is none', async () => {
  show(`/search/anime?q=${encodeURIComponent('example.org/manga/30002')}`, EMPTY);
  await act(async () => {});
  expect(screen.queryByRole('link', { name: 'Open this link' })).toBeNull();
});

it('searches for the same among manga, without what only anime have', async () => {
  const { currentUrl } = show('/search/anime/trending?q=moon&season=fall&format=tv&genre=Drama');
  await userEvent.click(screen.getByRole('radio', { name: 'Manga' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/manga/trending?q=moon&genre=Drama'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Trending manga');
});

it('leaves a header behind that the other type does not have', async () => {
  const { currentUrl } = show('/search/manga/manhwa');
  await userEvent.click(screen.getByRole('radio', { name: 'Anime' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime'));
});

it('takes one filter away by its tag, or all of them', async () => {
  const { currentUrl } = show('/search/anime?q=moon&genre=Drama&excludeGenre=Ecchi&year=2020');
  await userEvent.click(screen.getByRole('button', { name: 'Remove not Ecchi' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?q=moon&genre=Drama&year=2020'));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?q=moon'));
  expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
});

it('does not say that nothing was found when the tracker could not give the results', async () => {
  const retry = jest.fn();
  show('/search/anime?q=moon', { ...EMPTY, missing: [{ path: 'Page.media', message: 'Timeout' }], retry });
  expect(screen.getByText('Some of this could not be loaded: media.')).toBeVisible();
  expect(screen.queryByText(/nothing|no (anime|results)|0 results/i)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says what happened when the search failed, and tries again', async () => {
  const retry = jest.fn();
  show('/search/anime', { ...EMPTY, status: 'error', error: failed('server').error, retry });
  expect(screen.getByRole('alert')).toHaveTextContent('The search could not be carried out');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('offers a wider search when nothing was found', () => {
  show('/search/anime?q=xyz', EMPTY);
  expect(screen.getByText('Nothing called “xyz” among anime')).toBeInTheDocument();
  expect(screen.queryByText('0 results')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search all anime and manga' })).toHaveAttribute(
    'href',
    '/search/media?q=xyz',
  );
});

it('says that adult titles are left out, and includes them with a press', async () => {
  const { currentUrl } = show('/search/anime?q=xyz', EMPTY);
  expect(screen.getByText(/Adult titles \(18\+\) are left out/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Include adult titles' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?q=xyz&rating=any'));
  expect(asked()).not.toHaveProperty('isAdult');
  expect(screen.queryByText(/are left out/)).toBeNull();
});

it('searches adult titles by name for an account that shows them, without a word', () => {
  const viewer = { id: 1, name: 'aoi', displayAdultContent: true } as AuthUser;
  jest.mocked(useAuth).mockReturnValueOnce({ status: 'signed-in', viewer });
  show('/search/anime?q=xyz', EMPTY);
  expect(asked()).toMatchObject({ search: 'xyz' });
  expect(asked()).not.toHaveProperty('isAdult');
  expect(screen.queryByText(/are left out/)).toBeNull();
});

it('offers to clear the filters when nothing matches them', async () => {
  const { currentUrl } = show('/search/anime?q=xyz&format=movie', EMPTY);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?q=xyz'));
});

it('shows the previous results while a changed search is pending', async () => {
  const { currentUrl } = show('/search/anime?genre=Drama');
  jest.mocked(usePages).mockReturnValue({ ...EMPTY, status: 'loading' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime'));
  expect(screen.getByRole('link', { name: 'Paper Moon' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Results' }).parentElement).toHaveAttribute('aria-busy', 'true');
});

it('ends a top list at its hundredth work', () => {
  const items = Array.from({ length: 112 }, (_, index) => media(index + 1, `Work ${index + 1}`));
  show('/search/anime/top-100', { items, hasNextPage: true });
  expect(screen.getAllByRole('article')).toHaveLength(100);
  expect(screen.getByText('End of the list · 100 results')).toBeInTheDocument();
});

it('chooses a format in its panel, searches when the panel closes, and Back undoes it', async () => {
  const { currentUrl, router } = show('/search/anime');
  await userEvent.click(screen.getByRole('button', { name: 'Format' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Movie' }));
  expect(screen.getByRole('button', { name: 'Format: Movie' })).toBeVisible();
  expect(currentUrl()).toBe('/search/anime');
  expect(asked()).not.toHaveProperty('format_in');
  await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?format=movie'));
  expect(asked()).toMatchObject({ format_in: ['MOVIE'] });
  expect(document.title).toBe('Movie anime - Tsugi');
  expect(router.state.historyAction).toBe('PUSH');
  await act(() => router.navigate(-1));
  expect(currentUrl()).toBe('/search/anime');
});

it('sorts by the chosen order', async () => {
  const { currentUrl } = show('/search/anime');
  await userEvent.click(screen.getByRole('button', { name: 'Sort order: Popularity ↓' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Score' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?order=score'));
});

it('follows the URL when the user goes back', async () => {
  const { router, currentUrl } = show('/search/anime?genre=Drama&year=2020');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?year=2020'));
  await act(() => router.navigate('/search/anime?genre=Horror'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Horror' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime'));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Remove Horror' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove 2020' })).not.toBeInTheDocument();
});

it('adds up changes that are made before the URL has followed', async () => {
  const { currentUrl } = show('/search/anime?genre=Drama&genre=Horror&year=2020');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove 2020' }));
  expect(screen.queryByRole('button', { name: 'Remove Drama' })).not.toBeInTheDocument();
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?genre=Horror'));
});

it('asks nothing until the user says so when the URL prevents it', async () => {
  const { currentUrl } = show('/search/anime?genre=Drama&preventFetch=true');
  expect(asked()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Search now' }));
  await waitFor(() => expect(currentUrl()).toBe('/search/anime?genre=Drama'));
  expect(asked()).toMatchObject({ genre_in: ['Drama'] });
});

it('asks for anime by their episodes and manga by their chapters with one query', async () => {
  show('/search/media?episodeGreater=20', { items: [] });
  expect(asked()).toBeNull();
  await waitFor(() =>
    expect(asked('media-search-by-type')).toMatchObject({ episodes_greater: 19, chapters_greater: 19 }),
  );
});

it('leads from season to season within the years of the filter, and leaves another year behind', async () => {
  show('/search/anime/winter-1970?year=2020&format=tv');
  expect(await screen.findByRole('heading', { level: 2, name: 'Leftovers from Fall 1969' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Winter 1970 anime');
  expect(asked()).toMatchObject({ season: 'WINTER', seasonYear: 1970, format_in: ['TV'] });
  expect(screen.getByRole('link', { name: 'Earlier: Fall 1969' })).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Later: Spring 1970' })).toHaveAttribute(
    'href',
    '/search/anime/spring-1970?format=tv',
  );
  expect(screen.getByText('This page shows Winter 1970 anime only.')).toBeVisible();
});

it('lists the results as rows, and remembers it', async () => {
  const { unmount } = show('/search/anime');
  const view = () => screen.getByRole('list', { name: 'Results' }).closest('[data-view]');
  expect(view()).toHaveAttribute('data-view', 'grid');
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(view()).toHaveAttribute('data-view', 'list');
  unmount();
  show('/search/anime');
  expect(screen.getByRole('radio', { name: 'List' })).toBeChecked();
  expect(view()).toHaveAttribute('data-view', 'list');
  await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
});

describe('a genre that AniList perhaps does not have', () => {
  const names = { genres: ['Drama'], tags: [{ name: 'Time Skip' }] };

  it('is searched for when it is known that it exists, not before', () => {
    show('/search/anime?genre=Time+Skip', { ...EMPTY, status: 'idle' });
    expect(asked()).toBeNull();
    expect(screen.getByRole('region', { name: 'Loading results' })).toBeInTheDocument();
    jest.mocked(useQuery).mockReturnValue(ready<unknown>(names));
    showPage({ path: '/search/:type/:header?', Component: ResultsPage }, '/search/anime?genre=Time+Skip');
    expect(asked()).toMatchObject({ tag_in: ['Time Skip'] });
  });

  it('is searched for too when the names could not be loaded; a link to a tag never waits', () => {
    jest.mocked(usePages).mockClear();
    show('/search/anime?tag=Time+Skip');
    expect(asked()).toMatchObject({ tag_in: ['Time Skip'] });
    jest.mocked(usePages).mockClear();
    jest.mocked(useQuery).mockReturnValue(failed('server'));
    showPage({ path: '/search/:type/:header?', Component: ResultsPage }, '/search/anime?genre=Time+Skip');
    expect(asked()).toMatchObject({ tag_in: ['Time Skip'] });
  });
});
