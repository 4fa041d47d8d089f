/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type AuthState, type PagesState, useAuth, usePages, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { failed, IDLE_PAGES, LOADING, ready, readyPages } from '@tsugi/data/testing';
import { Toaster } from '@tsugi/ui/components';
import { showRoute } from '@tsugi/ui/testing';
import { entryWith, seasonTitle } from '../../testing/season-media.ts';
import { loader } from './route.ts';
import { SeasonPage } from './SeasonPage.tsx';
import type { SeasonMedia } from './season-media.query.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  usePages: jest.fn(),
  useQuery: jest.fn(),
  authorizeUrl: () => 'https://provider.example/authorize',
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

const save = jest.fn(() => jest.fn());

interface Setup {
  readonly auth?: AuthState['status'];
  readonly path?: string;
  readonly titles?: Partial<PagesState<SeasonMedia>>;
  readonly leftovers?: readonly SeasonMedia[];
  readonly leftoversState?: Partial<PagesState<SeasonMedia>>;
}

const SEASON = '/schedule/season/fall-2026';
const some = [1, 2, 3, 4].map((id) => seasonTitle(id));

function show(setup: Setup = {}) {
  const { auth = 'signed-in', path = SEASON, titles = {}, leftovers = [], leftoversState = {} } = setup;
  // Only the status is read, and the id of the viewer.
  jest.mocked(useAuth).mockReturnValue({ status: auth, viewer: { id: 7 } } as AuthState);
  jest.mocked(usePages).mockImplementation((_operation, variables) => {
    if (variables === null) return IDLE_PAGES;
    const isLeftovers = 'startsBefore' in variables;
    // What the page asks for here.
    const state = isLeftovers
      ? { ...readyPages(leftovers), ...leftoversState }
      : { ...readyPages(some), ...titles };
    return state as PagesState<never>;
  });
  jest.mocked(useListEntry).mockImplementation((_id, entry) => ({
    ...{ entry, save, remove: () => jest.fn(), isSaving: false, isWaiting: false },
    ...{ disabled: false, error: undefined },
  }));
  const element = (
    <>
      <SeasonPage />
      <Toaster />
    </>
  );
  return showRoute({ path: '/schedule/season/:season', element }, path);
}

const titleLink = (id: number) => screen.getByRole('link', { name: `Title ${id}` });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20), advanceTimers: true });
  jest.mocked(useQuery).mockReset().mockReturnValue(LOADING);
  save.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
});

const press = (keys: string) => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard(keys);

it('shows the titles of the season in groups, with what airs on from earlier seasons, and counts the decided ones', () => {
  show({
    titles: { items: [...some, seasonTitle(5, { format: 'MOVIE', mediaListEntry: entryWith('PLANNING') })] },
    leftovers: [seasonTitle(9)],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Fall 2026' })).toBeVisible();
  const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(groups).toEqual(['TV', 'Movies', 'Leftovers']);
  expect(screen.getByText('1 of 6 decided')).toBeVisible();
  expect(screen.getByRole('link', { name: 'This season' })).toHaveAttribute('aria-current', 'page');
});

it('p plans, c watches, and arrow keys lead from title to title', async () => {
  show();
  act(() => titleLink(1).focus());
  await press('{ArrowRight}p');
  expect(titleLink(2)).toHaveFocus();
  expect(save).toHaveBeenCalledWith({ status: 'PLANNING' });
  expect(screen.getByText('Title 2: Planning')).toBeVisible();
  await press('{ArrowLeft}c');
  expect(save).toHaveBeenLastCalledWith({
    status: 'CURRENT',
    startedAt: { year: 2026, month: 11, day: 20 },
  });
});

it('s skips a title on this device, leads to the next one, and can be taken back', async () => {
  show();
  act(() => titleLink(2).focus());
  await press('s');
  expect(screen.queryByRole('link', { name: 'Title 2' })).not.toBeInTheDocument();
  expect(titleLink(3)).toHaveFocus();
  expect(screen.getByText('1 of 4 decided')).toBeVisible();
  expect(localStorage.getItem('tsugi.season-skipped')).toBe('[2]');
  // Messages of the tests before may still be there.
  const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1);
  act(() => undo?.click());
  expect(titleLink(2)).toBeVisible();
});

it('skipped titles can be shown again', async () => {
  localStorage.setItem('tsugi.season-skipped', '[1]');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  const { currentUrl } = show();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Show 1 skipped title' }));
  expect(currentUrl()).toBe(`${SEASON}?skipped=true`);
  expect(titleLink(1)).toBeVisible();
  expect(screen.getByText('Skipped')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Title 1 again' }));
  expect(screen.getByText('0 of 4 decided')).toBeVisible();
});

it('what is completed stays so, and the page says why', async () => {
  show({ titles: { items: [seasonTitle(1, { mediaListEntry: entryWith('COMPLETED') })] } });
  act(() => titleLink(1).focus());
  await press('p');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Title 1 is on your list already: Completed')).toBeInTheDocument();
});

it('letters do nothing once single keys are switched off; buttons do the same', async () => {
  document.documentElement.dataset.shortcuts = 'off';
  show();
  act(() => titleLink(1).focus());
  await press('p');
  expect(save).not.toHaveBeenCalled();
  delete document.documentElement.dataset.shortcuts;
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Plan to watch Title 1' }));
  expect(save).toHaveBeenCalledWith({ status: 'PLANNING' });
});

it('a user without a list is asked to log in', async () => {
  show({ auth: 'signed-out' });
  act(() => titleLink(1).focus());
  await press('p');
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText('Log in to keep a list')).toBeVisible();
});

it('the button leads to the first title without a decision', async () => {
  show({ titles: { items: [seasonTitle(1, { mediaListEntry: entryWith('CURRENT') }), seasonTitle(2)] } });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Next undecided title' }));
  expect(titleLink(2)).toHaveFocus();
});

it('sorts by what fits the user, says how, and says when that cannot be', () => {
  const list = { meanScore: 70, genres: [{ name: 'Drama', count: 30, meanScore: 90 }], tags: [] };
  jest.mocked(useQuery).mockReturnValue(ready(list));
  const titles = { items: [seasonTitle(1, { genres: ['Mecha'] }), seasonTitle(2, { genres: ['Drama'] })] };
  const { unmount } = show({ titles, path: `${SEASON}?sort=fit` });
  const shown = within(screen.getByRole('list', { name: 'TV' })).getAllByRole('link');
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Title 2', 'Title 1']);
  expect(screen.getByText(/^Fits me compares the genres and tags/)).toBeVisible();
  expect(screen.getByText(/fits \d+%/, { selector: 'li:first-child *' })).toBeVisible();
  unmount();
  show({ auth: 'signed-out', titles, path: `${SEASON}?sort=fit` });
  expect(screen.getByText(/^Titles can be compared/)).toBeVisible();
});

it('requests page after page until all titles are there', () => {
  const fetchNextPage = jest.fn();
  show({ titles: { hasNextPage: true, pageCount: 2, fetchNextPage } });
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/ of .* decided/)).not.toBeInTheDocument();
});

it('of titles without a season the first hundred come by themselves, more on request', async () => {
  const fetchNextPage = jest.fn();
  const items = [seasonTitle(1, { season: null }), seasonTitle(2)];
  show({ path: '/schedule/season/tba', titles: { items, hasNextPage: true, pageCount: 2, fetchNextPage } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'To be announced' })).toBeVisible();
  expect(fetchNextPage).not.toHaveBeenCalled();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Show more titles' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

it('says when the season could not be loaded, and when everything is decided', () => {
  const { error } = failed('server');
  const { unmount } = show({ titles: { status: 'error', items: [], error } });
  expect(screen.getByText('The season could not be loaded')).toBeVisible();
  expect(screen.queryByText(/of 0 decided/)).toBeNull();
  unmount();
  localStorage.setItem('tsugi.season-skipped', '[1,2,3,4]');
  dispatchEvent(new StorageEvent('storage', { key: null }));
  show();
  expect(screen.getByText('Everything here is decided')).toBeVisible();
});

it('a season that could not be loaded has no bar of decisions, and asks for no leftovers', () => {
  const { error } = failed('server');
  const nothing = { status: 'error', items: [], error } as const;
  const { unmount } = show({ titles: nothing });
  expect(screen.queryByRole('progressbar')).toBeNull();
  const asked = jest.mocked(usePages).mock.calls.map(([, variables]) => variables);
  expect(asked.some((variables) => variables !== null && 'startsBefore' in variables)).toBe(false);
  unmount();
  show({ leftoversState: nothing });
  expect(screen.getByText('The leftovers could not be loaded')).toBeVisible();
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});

it('a path that is no season leads to this one', () => {
  show({ path: '/schedule/season/autumn-26' });
  expect(screen.getByRole('link', { name: 'This season' })).toHaveAttribute('href', '/schedule/season');
});

it('the path without a season leads to the present one, with its filters', () => {
  const request = new Request('https://host.example/schedule/season?genre=Drama');
  const response = loader({ params: {}, request } as unknown as Parameters<typeof loader>[0]);
  expect(response?.headers.get('Location')).toBe('/schedule/season/fall-2026?genre=Drama');
});
