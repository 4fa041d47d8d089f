/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { type AuthState, type QueryState, useAuth, useQuery } from '@tsugi/data';
import { failed, LOADING, ready } from '@tsugi/data/testing';
import { showRoute } from '@tsugi/ui/testing';
import { type ListedAnime, watchingList } from '../../model/airing-list.query.ts';
import { chooseReminders, NO_REMINDERS } from '../../model/reminder-choice.ts';
import { listedAnime } from '../../testing/listed-anime.ts';
import { Tonight } from './Tonight.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

const nowMs = Date.UTC(2026, 10, 27, 18);

function show(anime: readonly ListedAnime[], state: QueryState<unknown> = ready({ anime, hasMore: false })) {
  // Only the status and the id are read.
  jest.mocked(useAuth).mockReturnValue({ status: 'signed-in', viewerId: 7 } as AuthState);
  jest.mocked(useQuery).mockReturnValue(state as never);
  showRoute({ path: '/', Component: Tonight }, '/');
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('tsugi.schedule.zone', 'Asia/Tokyo');
  jest.useFakeTimers({ now: nowMs });
});
afterEach(() => jest.useRealTimers());

const inHours = (hours: number, episode = 5) => ({ episode, airingAt: nowMs / 1000 + hours * 3600 });

it('shows the next 24 hours of the list in the chosen zone, by one request in the background', () => {
  show([
    listedAnime({ id: 1, title: 'Paper Moon', next: inHours(2) }),
    listedAnime({ id: 2, title: 'Wind Blues', next: inHours(22, 12) }),
  ]);
  const list = screen.getByRole('list', { name: 'Tonight' });
  const [first, second] = within(list).getAllByRole('listitem');
  // 18:00 UTC is 03:00 of the next day there.
  expect(first).toHaveTextContent('05:00');
  expect(first).toHaveTextContent('Ep 5 of 12');
  expect(second).toHaveTextContent('Tomorrow 01:00');
  expect(second).toHaveTextContent('Ep 12, finale');
  expect(screen.getByRole('link', { name: 'Paper Moon' })).toHaveAttribute('href', '/ani/anime/1/paper-moon');
  expect(useQuery).toHaveBeenLastCalledWith(
    watchingList,
    { userId: 7, chunk: 1 },
    { priority: 'background' },
  );
});

it('keeps its place while the list is read', () => {
  show([listedAnime({ id: 1, next: inHours(1) })], LOADING);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(document.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});

it('is not there when nothing comes, nor when the list cannot be read', () => {
  show([listedAnime({ id: 1, next: inHours(30) })]);
  expect(document.querySelector('main, h2, [aria-hidden]')).toBeNull();
  show([], failed('offline'));
  expect(document.querySelector('main, h2, [aria-hidden]')).toBeNull();
});

it('keeps the number of unseen episodes on the icon of the app, where the user wants it', () => {
  const anime = [listedAnime({ id: 1, progress: 2, next: inHours(1) })];
  show(anime);
  expect(localStorage.getItem('tsugi.badge.schedule')).toBeNull();
  act(() => chooseReminders(7, { ...NO_REMINDERS, badge: true }));
  expect(localStorage.getItem('tsugi.badge.schedule')).toBe('2');
});
