/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type AuthUser, useAuth, useQuery } from '@tsugi/data';
import type { MediaListCollectionData } from '@tsugi/data/operations/media-list-collection';
import {
  isStoredFresh,
  peekStored,
  type RequestOptions,
  requestStored,
  type StoredResponse,
} from '@tsugi/data/stored';
import { listCard, ready } from '@tsugi/data/testing';
import { profile } from '../../testing/profile.ts';
import { showPage } from '../../testing/show-page.tsx';
import { storeView } from './list-view.ts';
import { MediaListPage } from './MediaListPage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(() => ({ status: 'signed-out' })),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: () => ({ save: () => () => {} }) }));
jest.mock('@tsugi/data/stored', () => ({
  storedQuery: () => ({ storeName: 'users', key: 'a key' }),
  watchOutdated: () => () => {},
  isStoredFresh: jest.fn(() => true),
  peekStored: jest.fn(),
  requestStored: jest.fn(),
  clearFirstScreens: () => {},
  expectForInitialPage: () => {},
  noteStored: () => {},
  entryChangesSince: () => [],
  watchChanges: () => () => {},
}));

const title = (userPreferred: string) => ({ userPreferred, romaji: null, english: null, native: null });
const media = { episodes: 12, averageScore: 84 };
const watched = { score: 8.5, progress: 5 };

const COLLECTION: MediaListCollectionData = {
  user: {
    id: 1,
    name: 'aoi',
    avatar: { large: null },
    mediaListOptions: { scoreFormat: 'POINT_10_DECIMAL' },
    sectionOrder: ['Watching', 'Completed'],
  },
  lists: [
    {
      name: 'Completed',
      isCustomList: false,
      isCompletedList: true,
      entries: [
        listCard(3, { ...watched, status: 'COMPLETED', media: { ...media, title: title('Moon Bells') } }),
      ],
    },
    {
      name: 'Watching',
      isCustomList: false,
      isCompletedList: false,
      entries: [
        listCard(1, { ...watched, media: { ...media, title: title('Paper Moon'), genres: ['Drama'] } }),
        listCard(2, { ...watched, media: { ...media, title: title('Salt and Starlight') } }),
      ],
    },
  ],
};

beforeEach(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  jest.mocked(useQuery).mockReturnValue(ready<unknown>(profile()));
});

function show(
  path: string,
  data: MediaListCollectionData | null = COLLECTION,
  missing: StoredResponse<unknown>['missing'] = [],
) {
  jest.mocked(peekStored).mockReturnValue(data ? { data, storedAt: 1, missing } : undefined);
  return showPage('/user/:name/:type/:list?', MediaListPage, path);
}

/** The request of a list of which nothing is stored: what it delivers, and how it ends. */
function requested() {
  type Response = StoredResponse<MediaListCollectionData>;
  let resolve: (response: Response) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const response = new Promise<Response>((onData, onError) => {
    resolve = onData;
    reject = onError;
  });
  let options: RequestOptions<MediaListCollectionData> | undefined;
  jest.mocked(requestStored).mockImplementation((_operation, _variables, given) => {
    // The page asks for collections only.
    options = given as unknown as RequestOptions<MediaListCollectionData>;
    return response as never;
  });
  return { resolve, reject, deliver: (data: MediaListCollectionData) => options?.onPartial(data, 1) };
}

const titles = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link', { name: /^(?!Open in)/ }))
    .map((link) => link.textContent);

test('all lists are shown in the owner’s order, with progress, the owner’s score and the average', async () => {
  show('/user/aoi/anime');
  expect(await screen.findByRole('heading', { name: 'Watching 2' })).toBeInTheDocument();
  expect(document.title).toBe('aoi - Anime list - Tsugi');
  expect(titles()).toEqual(['Paper Moon', 'Salt and Starlight', 'Moon Bells']);
  expect(screen.getAllByText('8.5/10')).toHaveLength(3);
  expect(screen.getAllByText('5 of 12 · avg 8.4')).toHaveLength(3);
  expect(
    within(screen.getByRole('navigation', { name: 'Lists' }))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All3', 'Watching2', 'Completed1']);
  expect(screen.getByText('3 titles')).toBeInTheDocument();
});

/** The list that the navigation marks as the shown one. */
const current = () =>
  within(screen.getByRole('navigation', { name: 'Lists' })).queryByRole('link', { current: 'page' });

test('the URL names one list in any case, and its link says where one is', async () => {
  const { unmount } = show('/user/aoi/anime/completed');
  await waitFor(() => expect(titles()).toEqual(['Moon Bells']));
  expect(current()).toHaveTextContent('Completed');
  unmount();
  show('/user/aoi/anime');
  expect(await screen.findByText('3 titles')).toBeInTheDocument();
  expect(current()).toHaveTextContent('All');
});

test('the link of the shown list is scrolled into sight', async () => {
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: number) =>
    jest.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value);
  const spies = [size('offsetLeft', 900), size('offsetWidth', 100), size('clientWidth', 300)];
  show('/user/aoi/anime/completed');
  await waitFor(() => expect(current()).toHaveTextContent('Completed'));
  expect(screen.getByRole('navigation', { name: 'Lists' }).scrollLeft).toBe(800);
  for (const spy of spies) spy.mockRestore();
});

test('a name of a list that cannot be decoded is a list that does not exist', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  show('/user/aoi/anime/%E0%A4%A');
  expect(await screen.findByText('aoi has no list called “%E0%A4%A”')).toBeInTheDocument();
  expect(current()).toBeNull();
});

/** A window in which some conditions of the style sheets are true. */
function setConditions(...met: readonly string[]) {
  const look = (query: string) => ({
    matches: met.includes(query),
    addEventListener() {},
    removeEventListener() {},
  });
  // The page reads no other member of it.
  globalThis.matchMedia = (query) => look(query) as unknown as MediaQueryList;
}

test('by touch an entry has one action and a menu of the others', async () => {
  setConditions('(pointer: coarse)');
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer: { id: 1, name: 'aoi' } as AuthUser });
  try {
    show('/user/aoi/anime/Watching');
    await userEvent.click(await screen.findByRole('button', { name: 'More for Paper Moon' }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: 'Open in compare page' })).toHaveAttribute(
      'href',
      expect.stringMatching(/compare\/anime\?user=aoi/),
    );
    await userEvent.keyboard('{Escape}');
    const [card] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Paper Moon'));
    expect(
      within(card as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['More for Paper Moon', 'Plus one episode: Paper Moon']);
  } finally {
    jest.mocked(useAuth).mockReturnValue({ status: 'signed-out' });
    Reflect.deleteProperty(globalThis, 'matchMedia');
  }
});

describe('as a table', () => {
  beforeEach(() => {
    storeView('table');
    setConditions('(width >= 48em)');
  });
  afterEach(() => {
    localStorage.clear();
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  test('its heads sort it, say how it is sorted, and write the order into the URL', async () => {
    const { router } = show('/user/aoi/anime');
    const table = await screen.findByRole('table', { name: 'Watching, titles' });
    const names = () =>
      within(screen.getByRole('table', { name: 'Watching, titles' }))
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent);
    const head = (name: string) => within(table).getByRole('columnheader', { name });
    expect(head('Updated')).toHaveAttribute('aria-sort', 'descending');
    expect(within(table).queryByText('Watching')).toBeNull();
    await userEvent.click(within(head('Title')).getByRole('button'));
    await waitFor(() => expect(head('Title')).toHaveAttribute('aria-sort', 'ascending'));
    expect(router.state.location.search).toBe('?sort=title');
    expect(head('Updated')).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(names()).toEqual(['Paper Moon', 'Salt and Starlight']));
    await userEvent.click(within(head('Title')).getByRole('button'));
    await waitFor(() => expect(names()).toEqual(['Salt and Starlight', 'Paper Moon']));
    expect(head('Title')).toHaveAttribute('aria-sort', 'descending');
    expect(router.state.location.search).toBe('?sort=title&reverse=true');
  });

  test('where it has no room it is not offered, and the list stands in lines', async () => {
    setConditions();
    show('/user/aoi/anime');
    expect(await screen.findByRole('radio', { name: 'Compact' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Table' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(titles()).toHaveLength(3);
  });
});

test('a manga says what its numbers count, volumes too, and has no filter for studios', async () => {
  const manga = { type: 'MANGA', title: title('Salt Pages'), averageScore: 74 } as const;
  const entries = [
    listCard(1, { progress: 59, media: manga }),
    listCard(2, { progress: 1, progressVolumes: 1, media: { ...manga, chapters: 30, volumes: 5 } }),
  ];
  const group = { name: 'Reading', isCustomList: false, isCompletedList: false, entries };
  show('/user/aoi/manga', { ...COLLECTION, lists: [group] });
  expect(await screen.findByText('59 chapters · avg 7.4')).toBeInTheDocument();
  expect(screen.getByText('1 of 30 chapters · 1 of 5 volumes · avg 7.4')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Tags/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Studios/ })).toBeNull();
});

test('a search narrows all lists at once, and is written into the URL', async () => {
  const { router } = show('/user/aoi/anime');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this anime list' }), 'paper');
  expect(await screen.findByText('1 of 3 titles')).toBeInTheDocument();
  expect(titles()).toEqual(['Paper Moon']);
  await waitFor(() => expect(router.state.location.search).toBe('?search=paper'));
});

test('what is set in the URL can be taken away, one by one', async () => {
  show('/user/aoi/anime?genre=Drama&missingScore=false');
  expect(await screen.findByText('1 of 3 titles')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Drama' }));
  expect(await screen.findByText('3 titles')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove With a score' })).toBeInTheDocument();
});

test('where nothing passes, what is set is taken away in the same place', async () => {
  const { unmount } = show('/user/aoi/anime?genre=Nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByText('3 titles')).toBeInTheDocument();
  unmount();
  show('/user/aoi/anime?search=nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
  expect(await screen.findByText('3 titles')).toBeInTheDocument();
});

test('nothing passing the filters, an unknown list and an empty one have different texts', async () => {
  const { unmount } = show('/user/aoi/anime?search=nowhere');
  expect(await screen.findByText('No title here passes the filters')).toBeInTheDocument();
  unmount();
  const unknown = show('/user/aoi/anime/Shelf');
  expect(await screen.findByText('aoi has no list called “Shelf”')).toBeInTheDocument();
  expect(screen.queryByText('0 titles')).toBeNull();
  unknown.unmount();
  show('/user/aoi/anime', { user: null, lists: [] });
  expect(await screen.findByText('Nothing on this anime list yet')).toBeInTheDocument();
});

test('the first chunk of a long list is shown, with how much of it is there, and then the rest', async () => {
  const request = requested();
  show('/user/aoi/anime', null);
  await waitFor(() => expect(requestStored).toHaveBeenCalled());
  const [completed] = COLLECTION.lists;
  request.deliver({ ...COLLECTION, lists: completed ? [completed] : [] });
  expect(await screen.findByText('Loading the rest of this list… 1 title so far.')).toBeInTheDocument();
  await waitFor(() => expect(titles()).toEqual(['Moon Bells']));
  request.resolve({ data: COLLECTION, storedAt: 2, missing: [] });
  expect(await screen.findByText('3 titles')).toBeInTheDocument();
  expect(screen.queryByText(/Loading the rest of this list/)).toBeNull();
});

test('a list whose rest failed shows what has come, and can be tried again', async () => {
  const request = requested();
  show('/user/aoi/anime', null);
  await waitFor(() => expect(requestStored).toHaveBeenCalled());
  request.deliver(COLLECTION);
  await screen.findByText('3 titles');
  request.reject(new ApiError('server', { source: 'tracker', status: 500 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of this list could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requestStored).toHaveBeenCalledTimes(2));
});

test('a stored list that could not be requested again is shown, and says that it is not the newest', async () => {
  const request = requested();
  jest.mocked(isStoredFresh).mockReturnValueOnce(false).mockReturnValueOnce(false);
  show('/user/aoi/anime');
  await waitFor(() => expect(requestStored).toHaveBeenCalled());
  request.reject(new ApiError('server', { source: 'tracker', status: 500 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be updated');
  expect(titles()).toHaveLength(3);
});

test('a list that could not be loaded says so', async () => {
  const request = requested();
  show('/user/aoi/anime', null);
  request.reject(new ApiError('server', { source: 'tracker', status: 500 }));
  expect(await screen.findByText('This list could not be loaded')).toBeInTheDocument();
});

test('a list of which parts are missing names them, and is requested again on demand', async () => {
  const { resolve } = requested();
  show('/user/aoi/anime', COLLECTION, [{ path: 'MediaListCollection.lists', message: 'Timeout' }]);
  expect(await screen.findByText('Some of this could not be loaded: lists.')).toBeInTheDocument();
  expect(requestStored).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requestStored).toHaveBeenCalledTimes(1));
  resolve({ data: COLLECTION, storedAt: 2, missing: [] });
  await waitFor(() => expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument());
});

test('an empty list of which parts are missing is not called empty', async () => {
  show('/user/aoi/anime', { user: null, lists: [] }, [{ path: '', message: 'Timeout' }]);
  expect(await screen.findByText('Some of this could not be loaded.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing on this anime list yet')).not.toBeInTheDocument();
});

test('when the file of its worker is gone, the page shows the list and starts no other worker', async () => {
  let started = 0;
  class LostWorker {
    onerror: (() => void) | null = null;
    constructor() {
      started += 1;
      queueMicrotask(() => this.onerror?.());
    }
    postMessage() {}
    terminate() {}
  }
  Object.assign(globalThis, { Worker: LostWorker });
  try {
    show('/user/aoi/anime');
    expect(await screen.findByText('3 titles')).toBeInTheDocument();
    expect(started).toBe(1);
  } finally {
    Reflect.deleteProperty(globalThis, 'Worker');
  }
});
