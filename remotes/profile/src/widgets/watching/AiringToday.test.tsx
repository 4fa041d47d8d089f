/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { read } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { currentEntry } from '../../testing/current-entry.ts';
import { showPage } from '../../testing/show-page.tsx';
import { AiringToday } from './AiringToday.tsx';
import type { CurrentEntry } from './current-lists.query.ts';
import { forgetAirings } from './noted-airings.ts';
import { type OwnLists, useCurrentLists } from './use-current-lists.ts';

jest.mock('./use-current-lists.ts', () => ({ useCurrentLists: jest.fn() }));
jest.mock('@tsugi/data', () => ({ ...jest.requireActual('@tsugi/data'), read: jest.fn() }));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

const undo = jest.fn();
const save = jest.fn(() => undo);

const NOON = new Date(2026, 10, 21, 12).getTime();

function show(items: readonly CurrentEntry[] | undefined) {
  const page = { items: [], hasNextPage: false };
  const own: OwnLists = {
    ownerId: 7,
    ownerName: 'aoi',
    lists: items && { anime: { ...page, items }, manga: page },
    error: undefined,
    missing: [],
    retry: () => {},
  };
  jest.mocked(useCurrentLists).mockReturnValue(own);
  return showPage('/', AiringToday, '/');
}

beforeEach(() => {
  localStorage.clear();
  forgetAirings();
  jest
    .mocked(read)
    .mockReset()
    .mockReturnValue(new Promise(() => {}));
  jest.mocked(useListEntry).mockImplementation((_mediaId, entry) => ({
    entry,
    save,
    remove: jest.fn(),
    isSaving: false,
    disabled: false,
    isWaiting: false,
    error: undefined,
  }));
  jest.useFakeTimers({ now: NOON });
});

afterEach(() => {
  jest.useRealTimers();
});

test('what airs today stands in the order of the clock, with its episode', () => {
  const at = (hour: number) => new Date(2026, 10, 21, hour, 30).getTime() / 1000;
  show([
    currentEntry(1, { title: 'Salt', airs: { airingAt: at(17), episode: 3 } }),
    currentEntry(2, { title: 'Paper Moon', airs: { airingAt: at(14), episode: 12 } }),
  ]);
  const rows = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['Paper Moon14:30Finale', 'Salt17:30Episode 3']);
});

test('what has aired stays, with its plus, and a press can be taken back for 6 s', () => {
  const airingAt = new Date(2026, 10, 21, 1, 1).getTime() / 1000;
  show([currentEntry(1, { title: 'Salt', airs: { airingAt, episode: 6 } })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('SaltAired 01:01Episode 6');
  fireEvent.click(screen.getByRole('button', { name: 'Plus one episode: Salt' }));
  expect(save).toHaveBeenCalledWith({ progress: 6 });
  expect(screen.getByRole('status')).toHaveTextContent('Salt: 6 episodes');
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Salt' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Undo: Salt' })).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('button', { name: 'Plus one episode: Salt' }));
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByRole('button', { name: 'Undo: Salt' })).not.toBeInTheDocument();
});

test('an aired episode that is seen has no plus', () => {
  show([currentEntry(1, { progress: 6, airs: { airingAt: NOON / 1000 - 60, episode: 6 } })]);
  expect(screen.getByRole('listitem')).toHaveTextContent('Episode 6, seen');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a day without airings says nothing', () => {
  const { container } = show([currentEntry(1)]);
  expect(container).toBeEmptyDOMElement();
});

test('the skeleton has as many rows as there were last time', () => {
  const today = { airingAt: NOON / 1000 + 600, episode: 3 };
  show([currentEntry(1, { airs: today }), currentEntry(2, { airs: today })]).unmount();
  const { container } = show(undefined);
  expect(container.querySelectorAll('li')).toHaveLength(2);
});

test('on a new device the tracker says what has aired, where a week was skipped', async () => {
  const weekMs = 7 * 86_400_000;
  const hourMs = 3_600_000;
  const salt = { airingAt: (NOON + weekMs - hourMs) / 1000, episode: 7 };
  const moon = { airingAt: (NOON + 2 * weekMs - 2 * hourMs) / 1000, episode: 4 };
  const entries = [
    currentEntry(1, { title: 'Salt', airs: salt }),
    currentEntry(2, { title: 'Paper Moon', airs: moon }),
  ];
  jest.mocked(read).mockResolvedValue([{ mediaId: 2, episode: 3, airingAt: (NOON - 2 * hourMs) / 1000 }]);
  const { unmount } = show(entries);
  // Weekly, as far as is known.
  expect(screen.getByRole('listitem')).toHaveTextContent('SaltAired 11:00Episode 6');
  await act(async () => {});
  expect(screen.getByRole('listitem')).toHaveTextContent('Paper MoonAired 10:00Episode 3');
  unmount();
  show(entries);
  expect(screen.getByRole('listitem')).toHaveTextContent('Paper MoonAired 10:00Episode 3');
  expect(read).toHaveBeenCalledTimes(1);
});
