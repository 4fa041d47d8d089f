/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tsugi/data';
import type { ListEntry, MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import { failed, ready } from '@tsugi/data/testing';
import { profile } from '../testing/profile.ts';
import { showPage } from '../testing/show-page.tsx';
import { MediaListPage } from './MediaListPage.tsx';

jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), useQuery: jest.fn() }));

function entry(id: number, title: string, genres: readonly string[] = []): ListEntry {
  const media = {
    id,
    type: 'ANIME',
    title: { userPreferred: title, romaji: null, english: null, native: null },
    synonyms: [],
    coverImage: { extraLarge: null, large: null, color: null },
    episodes: 12,
    genres,
  };
  // The page reads these members only.
  return { score: 8.5, progress: 5, media } as unknown as ListEntry;
}

const COLLECTION: MediaListCollectionData = {
  user: null,
  lists: [
    {
      name: 'Watching',
      isCustomList: false,
      isCompletedList: false,
      entries: [entry(1, 'Paper Moon', ['Drama']), entry(2, 'Salt and Starlight')],
    },
    { name: 'Completed', isCustomList: false, isCompletedList: true, entries: [entry(3, 'Moon Bells')] },
  ],
};

function show(path: string, list = ready<unknown>(COLLECTION)) {
  jest
    .mocked(useQuery)
    .mockImplementation((operation) =>
      operation.name === 'user-by-name' ? ready<unknown>(profile()) : list,
    );
  return showPage('/user/:name/:type/:list?', MediaListPage, path);
}

const titles = () =>
  screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);

test('all lists are shown, each under its name, with progress and score', () => {
  show('/user/aoi/anime');
  expect(document.title).toBe('aoi - Anime list - Tsugi');
  expect(screen.getByRole('heading', { name: 'Watching 2' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Completed 1' })).toBeInTheDocument();
  expect(titles()).toEqual(['Paper Moon', 'Salt and Starlight', 'Moon Bells']);
  expect(screen.getAllByText('5 of 12 · 8.5/10')).toHaveLength(3);
});

test('the URL names one list, and its link says where one is', () => {
  show('/user/aoi/anime/Completed');
  expect(titles()).toEqual(['Moon Bells']);
  expect(screen.getByRole('link', { name: /Completed/ })).toHaveAttribute('aria-current', 'page');
});

test('a search narrows all lists and is written into the URL', async () => {
  const { router } = show('/user/aoi/anime');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search this anime list' }), 'moon');
  await waitFor(() => expect(titles()).toEqual(['Paper Moon', 'Moon Bells']));
  expect(router.state.location.search).toBe('?search=moon');
});

test('a genre of the URL can be taken away', async () => {
  show('/user/aoi/anime?genre=Drama');
  expect(titles()).toEqual(['Paper Moon']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
  expect(titles()).toHaveLength(3);
});

test('nothing passing the filters, an empty list and a failed one have different texts', () => {
  const { unmount } = show('/user/aoi/anime?search=nowhere');
  expect(screen.getByText('No title here passes the filters')).toBeInTheDocument();
  unmount();
  const empty = show('/user/aoi/anime', ready<unknown>({ user: null, lists: [] }));
  expect(screen.getByText('Nothing on this anime list yet')).toBeInTheDocument();
  empty.unmount();
  show('/user/aoi/anime', failed('server'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the first chunk of a long list is shown, with how much of it is there', () => {
  show('/user/aoi/anime', { ...ready<unknown>(COLLECTION), isPartial: true, isFetching: true });
  expect(screen.getByText('Loading the rest of this list… 3 titles so far.')).toBeInTheDocument();
  expect(titles()).toEqual(['Paper Moon', 'Salt and Starlight', 'Moon Bells']);
});

test('a list that is not there yet is no empty list', () => {
  show('/user/aoi/anime/Dropped', { ...ready<unknown>(COLLECTION), isPartial: true });
  expect(screen.getByText(/Loading the rest of this list/)).toBeInTheDocument();
  expect(screen.queryByText('No title here passes the filters')).toBeNull();
});

test('a list whose rest failed shows what has come, and can be tried again', async () => {
  const retry = jest.fn();
  const { error } = failed('server');
  show('/user/aoi/anime', { ...ready<unknown>(COLLECTION), isPartial: true, error, retry });
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('alert')).toHaveTextContent('The rest of this list could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
