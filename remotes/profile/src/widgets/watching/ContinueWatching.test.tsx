/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestHost } from '@tsugi/contract/testing';
import { type QueryState, useAuth, usePages, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { failed, IDLE_PAGES, LOADING, ready } from '@tsugi/data/testing';
import { Toaster } from '@tsugi/ui/components';
import { useSyncExternalStore } from 'react';
import { currentEntry } from '../../testing/current-entry.ts';
import { showPage } from '../../testing/show-page.tsx';
import { ContinueWatching } from './ContinueWatching.tsx';
import type { CurrentEntry, CurrentLists } from './current-lists.query.ts';
import { forgetAirings, noteAired, noteAirings } from './noted-airings.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

const save = jest.fn((): (() => void) => () => {});
const many = (count: number) => Array.from({ length: count }, (_, index) => currentEntry(index + 1));

function lists(anime: readonly CurrentEntry[], hasNextPage = false): CurrentLists {
  return { anime: { items: anime, hasNextPage }, manga: { items: [], hasNextPage: false } };
}

function Anime() {
  return <ContinueWatching type="ANIME" />;
}

let current: QueryState<CurrentLists>;
const watchers = new Set<() => void>();

/** Replaces the data layer: the test's response, and a profile that never loads. */
function useQueryState({ name }: { readonly name: string }): QueryState<unknown> {
  const state = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => current,
  );
  return name === 'current-lists' ? state : LOADING;
}

function show(state: QueryState<CurrentLists>): void {
  current = state;
  showPage('/', Anime, '/');
}

/** The response has changed. */
function become(state: QueryState<CurrentLists>): void {
  current = state;
  act(() => {
    for (const watcher of watchers) watcher();
  });
}

beforeEach(() => {
  localStorage.clear();
  forgetAirings();
  save.mockClear();
  // The section reads these members of the viewer only.
  const viewer = { id: 7, name: 'aoi' } as NonNullable<
    Extract<ReturnType<typeof useAuth>, { status: 'signed-in' }>['viewer']
  >;
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewer });
  jest.mocked(useQuery).mockImplementation(useQueryState);
  jest.mocked(usePages).mockReturnValue(IDLE_PAGES);
  jest.mocked(useListEntry).mockImplementation((_mediaId, entry) => ({
    entry,
    save,
    remove: jest.fn(),
    isSaving: false,
    disabled: false,
    isWaiting: false,
    error: undefined,
  }));
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A card that leaves is removed. */
function fadeOut(): void {
  act(() => {
    jest.advanceTimersByTime(200);
  });
}

const cards = () => within(screen.getByRole('list', { name: 'Continue watching' })).getAllByRole('listitem');
const plus = (title: string) => screen.getByRole('button', { name: `Plus one episode: ${title}` });

test('a card leads to its work and shows the progress', () => {
  show(ready(lists([currentEntry(1, { title: 'Paper Moon' })])));
  const card = screen.getByRole('listitem');
  expect(within(card).getByRole('link', { name: 'Paper Moon' })).toHaveAttribute(
    'href',
    '/ani/anime/1/paper-moon',
  );
  expect(card).toHaveTextContent('5/12');
  expect(within(card).getByRole('button', { name: '5/12 episodes, change: Paper Moon' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Anime list' })).toHaveAttribute('href', '/user/aoi/anime');
});

test('the sites that stream an anime are a menu on its cover; without any there is none', async () => {
  const site = { url: 'https://anime.example/1', site: 'Animebox', language: null };
  const streaming = [site, { url: 'https://video.example/1', site: 'Videohaus', language: 'German' }];
  show(
    ready(lists([currentEntry(1, { title: 'Paper Moon', streaming }), currentEntry(2, { title: 'Salt' })])),
  );
  expect(screen.queryByRole('button', { name: 'Where to watch Salt' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Where to watch Paper Moon' }));
  const links = await screen.findAllByRole('menuitem');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['Animebox (opens in a new tab)', 'https://anime.example/1', 'noopener noreferrer'],
    ['Videohaus (German) (opens in a new tab)', 'https://video.example/1', 'noopener noreferrer'],
  ]);
});

test('plus asks for one more, says so, and sends the progress alone', async () => {
  show(ready(lists([currentEntry(1, { title: 'Paper Moon' })])));
  await userEvent.click(plus('Paper Moon'));
  expect(save.mock.calls).toEqual([[{ progress: 6 }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Paper Moon: 6 episodes');
});

test('after the last episode plus is hidden, the card stays for 6 s, and the focus is on Undo', () => {
  jest.useFakeTimers();
  const last = currentEntry(1, { title: 'Paper Moon', progress: 11, updatedAt: 9 });
  const other = currentEntry(2, { title: 'Salt' });
  show(ready(lists([last, other])));
  fireEvent.click(plus('Paper Moon'));
  become(ready(lists([{ ...last, progress: 12 }, other])));
  expect(screen.queryByRole('button', { name: 'Plus one episode: Paper Moon' })).not.toBeInTheDocument();
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo: Paper Moon' })).toHaveFocus();

  become(ready(lists([other])));
  act(() => jest.advanceTimersByTime(5999));
  expect(cards()).toHaveLength(2);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('link', { name: 'Salt' })).toHaveFocus();
  fadeOut();
  expect(cards()).toHaveLength(1);
});

test('each press can be taken back, the last first, and the base holds what the service changes with it', () => {
  jest.useFakeTimers();
  const undone: number[] = [];
  const own = currentEntry(1, { title: 'Paper Moon', progressVolumes: 3, repeat: 1 });
  show(ready(lists([own])));
  for (const press of [6, 7]) {
    save.mockImplementationOnce(() => () => undone.push(press));
    fireEvent.click(plus('Paper Moon'));
  }
  const undo = () => screen.getByRole('button', { name: 'Undo: Paper Moon' });
  fireEvent.click(undo());
  fireEvent.click(undo());
  expect(undone).toEqual([7, 6]);
  expect(screen.getByRole('button', { name: 'Edit Paper Moon' })).toBeEnabled();
  expect(jest.mocked(useListEntry).mock.lastCall?.[1]).toMatchObject({
    progressVolumes: 3,
    repeat: 1,
    startedAt: null,
    completedAt: null,
  });
});

test('cards are sorted again when a response says that an episode has aired', () => {
  // Below the bar: the user has not scrolled into the list.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 0, 0));
  const at = Date.now() / 1000;
  const names = () => cards().map((card) => within(card).getByRole('link').textContent);
  const before = currentEntry(2, { airs: { airingAt: at - 1, episode: 7 }, progress: 6 });
  noteAirings([before], Date.now());
  const behind = currentEntry(1, { airs: { airingAt: at + 86_400, episode: 9 } });
  show(ready(lists([behind, { ...before, progress: 7 }])));
  expect(names()).toEqual(['Title 1', 'Title 2']);
  become(
    ready(lists([behind, currentEntry(2, { airs: { airingAt: at + 604_799, episode: 8 }, progress: 6 })])),
  );
  expect(names()).toEqual(['Title 2', 'Title 1']);
});

test('a press moves no card, also after the page has learnt when episodes have aired', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 0, 0));
  const names = () => cards().map((card) => within(card).getByRole('link').textContent);
  const now = Date.now();
  const airs = (days: number) => ({ airingAt: now / 1000 + days * 86_400, episode: 7 });
  const one = currentEntry(1, { airs: airs(6), progress: 5 });
  const other = currentEntry(2, { airs: airs(5), progress: 5 });
  show(ready(lists([one, other])));
  expect(names()).toEqual(['Title 1', 'Title 2']);
  noteAired(
    [{ mediaId: 1, episode: 6 }],
    [{ mediaId: 2, episode: 6, airingAt: now / 1000 - 3_600 }],
    now / 1000 - 8 * 86_400,
    now,
  );
  fireEvent.click(plus('Title 1'));
  become(ready(lists([{ ...one, progress: 6 }, other])));
  expect(names()).toEqual(['Title 1', 'Title 2']);
});

test('a number is typed over the shown one, and Undo takes it back', async () => {
  const undone = jest.fn();
  save.mockImplementationOnce(() => undone);
  show(ready(lists([currentEntry(1, { title: 'Paper Moon' })])));
  await userEvent.click(screen.getByRole('button', { name: '5/12 episodes, change: Paper Moon' }));
  await screen.findByRole('textbox');
  await userEvent.keyboard('9{Enter}');
  expect(save.mock.calls).toEqual([[{ progress: 9 }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Paper Moon: 9 episodes');
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Paper Moon' }));
  expect(undone).toHaveBeenCalledTimes(1);
});

test('what completes a title, typed or counted, is told with what one may want to do then; Undo closes it', async () => {
  current = ready(lists([currentEntry(1, { title: 'Paper Moon' })]));
  const Page = () => (
    <>
      <Anime />
      <Toaster />
    </>
  );
  showPage('/', Page, '/');
  const { loadWidget } = installTestHost();
  await userEvent.click(screen.getByRole('button', { name: '5/12 episodes, change: Paper Moon' }));
  await screen.findByRole('textbox');
  await userEvent.keyboard('12{Enter}');
  const messages = screen.getByRole('region', { name: 'Messages' });
  expect(await within(messages).findByText('Paper Moon: Completed')).toBeVisible();
  expect(loadWidget).toHaveBeenCalledWith('profile', 'completion');
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Paper Moon' }));
  await waitFor(() => expect(messages).not.toHaveTextContent('Paper Moon'));
});

test('the volumes of a manga are counted and typed too', async () => {
  const manga = currentEntry(1, {
    title: 'Ink',
    progressVolumes: 2,
    media: { type: 'MANGA', episodes: null, chapters: 40, volumes: 5 },
  });
  current = ready({
    anime: { items: [], hasNextPage: false },
    manga: { items: [manga], hasNextPage: false },
  });
  showPage('/', () => <ContinueWatching type="MANGA" />, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Volume 2 of 5, change: Ink' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Plus one volume: Ink' }));
  expect(save.mock.calls).toEqual([[{ progressVolumes: 3 }]]);
  await userEvent.keyboard('9{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('There are only 5 volumes');
  expect(save).toHaveBeenCalledTimes(1);
});

test('an unknown total is never reached', () => {
  show(ready(lists([currentEntry(1, { title: 'Endless', progress: 900, media: { episodes: null } })])));
  expect(plus('Endless')).toBeEnabled();
  expect(screen.getByRole('button', { name: '900/? episodes, change: Endless' })).toHaveTextContent('900/?');
});

test('the number of unseen episodes is in the accessible text', () => {
  const airs = { airingAt: Date.now() / 1000 + 3600, episode: 9 };
  show(ready(lists([currentEntry(1, { airs })])));
  expect(screen.getByText('3 episodes behind')).toBeVisible();
  expect(screen.getByText('Episodes behind: 3.')).toBeInTheDocument();
});

test('a completed work fades out, and hands the focus to its neighbour', () => {
  const last = currentEntry(1, { title: 'Paper Moon', progress: 12, updatedAt: 9 });
  const other = currentEntry(2, { title: 'Salt' });
  show(ready(lists([last, other])));
  screen.getByRole('link', { name: 'Paper Moon' }).focus();
  jest.useFakeTimers();
  become(ready(lists([other])));
  expect(screen.getByRole('link', { name: 'Salt' })).toHaveFocus();
  expect(cards()).toHaveLength(2);
  fadeOut();
  expect(cards()).toHaveLength(1);
});

test('when the last card leaves, its section has the focus and says that nothing is in progress', () => {
  show(ready(lists([currentEntry(1, { title: 'Paper Moon', progress: 12 })])));
  screen.getByRole('link', { name: 'Paper Moon' }).focus();
  jest.useFakeTimers();
  become(ready(lists([])));
  fadeOut();
  expect(screen.getByText('Nothing in progress')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Continue watching' })).toHaveFocus();
});

test('cards keep their places while their episodes are seen', () => {
  const airs = { airingAt: Date.now() / 1000 + 3600, episode: 7 };
  const names = () => cards().map((card) => within(card).getByRole('link').textContent);
  show(ready(lists([currentEntry(1), currentEntry(2, { airs })])));
  expect(names()).toEqual(['Title 2', 'Title 1']);
  become(ready(lists([currentEntry(1), currentEntry(2, { airs, progress: 6, updatedAt: 1 })])));
  expect(names()).toEqual(['Title 2', 'Title 1']);
});

test('of many the first are shown, and all on demand', async () => {
  show(ready(lists(many(23))));
  expect(cards()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 23', expanded: false }));
  expect(cards()).toHaveLength(23);
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('button', { name: 'Show all 23' })]);
  expect(cards()).toHaveLength(8);
});

test('what lies beyond the first page is read on demand, and shown once', async () => {
  const fetchNextPage = jest.fn();
  show(ready(lists(many(40), true)));
  await userEvent.click(screen.getByRole('button', { name: 'Show all 40+' }));
  expect(jest.mocked(usePages)).toHaveBeenLastCalledWith(expect.anything(), null);

  // The operation for one type begins with the first page, which is known.
  const firstPage = { ...IDLE_PAGES, items: many(40), pageCount: 1, hasNextPage: true, fetchNextPage };
  jest.mocked(usePages).mockReturnValue({ ...firstPage, status: 'ready' });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(cards()).toHaveLength(40);

  jest.mocked(usePages).mockReturnValue({
    ...IDLE_PAGES,
    status: 'ready',
    items: many(47),
    pageCount: 2,
  });
  become(ready(lists(many(40), true)));
  expect(cards()).toHaveLength(47);
  expect(screen.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();
});

test('few need no such button', () => {
  show(ready(lists(many(5))));
  expect(cards()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /Show/ })).not.toBeInTheDocument();
});

test('loading, nothing and failure have different texts', async () => {
  const retry = jest.fn();
  show(LOADING);
  expect(screen.queryByText('Nothing in progress')).not.toBeInTheDocument();
  become(ready(lists([])));
  expect(screen.getByRole('link', { name: 'Find something to watch' })).toHaveAttribute(
    'href',
    '/browse/anime',
  );
  become(failed('server', retry));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('cached entries show with a note of their age when the refresh fails', async () => {
  const { error } = failed('offline');
  show({ ...ready(lists([currentEntry(1)])), error });
  expect(cards()).toHaveLength(1);
  expect(screen.getByText('This is how it was at the last visit')).toBeVisible();
});

it('does not say that nothing is in progress when the service could not give the list', async () => {
  const retry = jest.fn();
  const missing = [{ path: 'anime.mediaList', message: 'Timeout' }];
  show({ ...ready(lists([])), missing, retry });
  expect(screen.getByText('Some of this could not be loaded: media list.')).toBeVisible();
  expect(screen.queryByText(/nothing/i)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('leaves what is missing of the manga list to that list', () => {
  const missing = [{ path: 'manga.mediaList', message: 'Timeout' }];
  show({ ...ready(lists([currentEntry(1)])), missing });
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
