/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, useQuery } from '@tsugi/data';
import { useListEntry } from '@tsugi/data/controls';
import { failed, ready } from '@tsugi/data/testing';
import { undoLast } from '@tsugi/ui/components';
import { showRoute } from '@tsugi/ui/testing';
import { chooseDelay, chooseZone } from '../../model/time-settings.ts';
import { airing, anime, entry, listed } from '../../testing/airings.ts';
import { answerWith, type StoredSchedule } from '../../testing/stored-schedule.ts';
import { SchedulePage } from './SchedulePage.tsx';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  authorizeUrl: () => 'https://tracker.example/authorize',
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));
jest.mock('@tsugi/data/controls', () => ({ useListEntry: jest.fn() }));

const NOW = Date.parse('2026-11-26T12:00:00Z');
const lantern = anime(1);
const moon = anime(2, { format: 'ONA', countryOfOrigin: 'CN' });

const ALL: StoredSchedule = {
  items: [
    airing(lantern, 7, '2026-11-24T10:00:00Z'),
    airing(moon, 3, '2026-11-26T11:00:00Z'),
    airing(lantern, 8, '2026-11-26T14:14:00Z'),
    airing(anime(3, { isAdult: true }), 1, '2026-11-27T10:00:00Z'),
    airing(anime(4), 1, '2026-12-01T10:00:00Z'),
  ],
};
const MINE: StoredSchedule = {
  items: ALL.items,
  list: [
    listed(lantern, entry(1, { progress: 5 }), {
      episode: 8,
      airingAt: Date.parse('2026-11-26T14:14:00Z') / 1000,
    }),
    listed(moon, entry(2, { progress: 2 }), {
      episode: 4,
      airingAt: Date.parse('2026-12-03T11:00:00Z') / 1000,
    }),
  ],
  later: [
    listed(anime(4), entry(4, { status: 'PLANNING' }), {
      episode: 1,
      airingAt: Date.parse('2026-11-28T10:00:00Z') / 1000,
    }),
  ],
};
const save = jest.fn();
const undo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  chooseZone('Asia/Tokyo');
  save.mockReset().mockReturnValue(undo);
  undo.mockReset();
  // The row reads these members alone.
  jest.mocked(useListEntry).mockReturnValue({ save, disabled: false, isWaiting: false } as never);
});

afterEach(() => {
  jest.useRealTimers();
  act(() => {
    chooseZone(undefined);
    chooseDelay(0);
  });
});

function show(stored: StoredSchedule, path = '/schedule') {
  const asked = answerWith(stored);
  return { asked, ...showRoute({ path: '/schedule/:week?', Component: SchedulePage }, path) };
}

const day = (name: RegExp) => screen.getByRole('region', { name });
const titlesOf = (name: RegExp) =>
  within(day(name))
    .queryAllByRole('link')
    .map((link) => link.textContent);
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a visitor sees all that airs this week, each day with its episodes, and today with the time', () => {
  const { asked } = show(ALL);
  expect(screen.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(document.title).toContain('Schedule');
  expect(titlesOf(/^Tuesday/)).toEqual(['Title 1']);
  expect(titlesOf(/^Thursday Today/)).toEqual(['Title 2', 'Title 1']);
  expect(within(day(/^Thursday/)).getByText('Now, 21:00')).toBeInTheDocument();
  expect(within(day(/^Thursday/)).getByText('in 2 h 14 min')).toBeVisible();
  expect(within(day(/^Thursday/)).getByText('23:14')).toBeVisible();
  expect(screen.getByText('3 episodes')).toBeVisible();
  expect(new Set(asked.map(([name]) => name))).toEqual(new Set(['airing-day-ahead', 'airing-day-past']));
  // In Tokyo a week touches eight days of UTC, of which two are one request; today is asked for first.
  expect(new Set(asked.map(([, variables]) => JSON.stringify(variables))).size).toBe(7);
  expect(asked[0]?.[1]).toEqual({
    after: Date.parse('2026-11-25T23:59:59Z') / 1000,
    before: Date.parse('2026-11-27') / 1000,
    part: 1,
  });
});

test('a signed-in user sees the own list, how far behind it is, and asks for its titles alone', () => {
  const { asked } = show(MINE);
  expect(titlesOf(/^Thursday/)).toEqual(['Title 2', 'Title 1']);
  expect(within(day(/^Thursday/)).getByText('1 behind')).toBeVisible();
  expect(within(day(/^Thursday/)).getByText('2 behind')).toBeVisible();
  const airings = asked.filter(([name]) => name === 'list-airings');
  expect(airings[0]?.[1]).toMatchObject({ mediaIds: [1, 2], part: 1 });
  expect(asked.some(([name]) => name.startsWith('airing-day'))).toBe(false);
});

test('the plus counts an episode that is out, and can be taken back', async () => {
  show(MINE);
  await user().click(within(day(/^Thursday/)).getByRole('button', { name: 'Plus one episode: Title 2' }));
  expect(save).toHaveBeenCalledWith({ progress: 3 });
  // What is to come has none.
  expect(within(day(/^Thursday/)).queryByRole('button', { name: 'Plus one episode: Title 1' })).toBeNull();
  act(() => void undoLast());
  expect(undo).toHaveBeenCalledTimes(1);
});

test('planned titles are shown when the URL says so', () => {
  const { asked } = show(MINE, '/schedule?also=planning');
  expect(titlesOf(/^Saturday/)).toEqual(['Title 4']);
  expect(within(day(/^Saturday/)).getByText('Planning')).toBeVisible();
  expect(asked).toContainEqual(['airing-list-later', { userId: 7, chunk: 1, statuses: ['PLANNING'] }]);
  expect(screen.getByRole('button', { name: 'Remove Planning' })).toBeVisible();
});

test('all that airs carries the marks of the own list', () => {
  show(MINE, '/schedule?list=all');
  expect(within(day(/^Thursday/)).getByText('2 behind')).toBeVisible();
  expect(within(day(/^Tuesday/)).getByRole('button', { name: 'Plus one episode: Title 1' })).toBeVisible();
});

test('adult titles are shown to an account that shows them', () => {
  show({ ...MINE, showsAdult: true }, '/schedule?list=all');
  expect(titlesOf(/^Friday/)).toEqual(['Title 3']);
});

test('filters stand in the URL and can be removed', async () => {
  const { currentUrl } = show(ALL, '/schedule?format=ona&country=CN');
  expect(titlesOf(/^Thursday/)).toEqual(['Title 2']);
  expect(titlesOf(/^Tuesday/)).toEqual([]);
  await user().click(screen.getByRole('button', { name: 'Remove ONA' }));
  expect(currentUrl()).toBe('/schedule?country=cn');
  await user().click(screen.getByRole('button', { name: 'Clear all' }));
  expect(currentUrl()).toBe('/schedule');
});

test('a week that nothing passes says so, with the way back', async () => {
  const { currentUrl } = show(ALL, '/schedule?q=nothing');
  expect(screen.getByText('Nothing of this week passes the filters')).toBeVisible();
  expect(screen.getByText('0 episodes')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Clear all' }));
  expect(currentUrl()).toBe('/schedule');
});

test('keys and links turn the pages of the calendar, with the filters', async () => {
  const { currentUrl } = show(ALL, '/schedule?format=tv');
  fireEvent.keyDown(document.body, { key: ']' });
  expect(currentUrl()).toBe('/schedule/2026-W49?format=tv');
  expect(titlesOf(/^Tuesday/)).toEqual(['Title 4']);
  fireEvent.keyDown(document.body, { key: '[' });
  fireEvent.keyDown(document.body, { key: '[' });
  expect(currentUrl()).toBe('/schedule/2026-W47?format=tv');
  fireEvent.keyDown(document.body, { key: 't' });
  expect(currentUrl()).toBe('/schedule?format=tv');
  await user().click(screen.getByRole('link', { name: 'Next week' }));
  expect(currentUrl()).toBe('/schedule/2026-W49?format=tv');
});

test('letters that are typed turn no pages, nor do keys that are switched off', async () => {
  const { currentUrl } = show(ALL);
  await user().type(screen.getByRole('searchbox', { name: 'Search this week' }), 't');
  document.documentElement.dataset.shortcuts = 'off';
  fireEvent.keyDown(document.body, { key: ']' });
  delete document.documentElement.dataset.shortcuts;
  fireEvent.keyDown(document.body, { key: ']', ctrlKey: true });
  expect(currentUrl()).not.toContain('W4');
});

test('a delay moves the times, and is told', () => {
  chooseDelay(45);
  show(ALL);
  expect(within(day(/^Thursday/)).getByText('23:59')).toBeVisible();
  expect(screen.getByText('Times: Tokyo, UTC+9, +45 min')).toBeVisible();
});

test('a zone that is chosen while the page is open moves the episodes to its days', () => {
  show(ALL);
  act(() => chooseZone('Pacific/Kiritimati'));
  expect(titlesOf(/^Friday/)).toEqual(['Title 2', 'Title 1']);
  expect(screen.getByText('Times: Kiritimati, UTC+14')).toBeVisible();
});

test('the own list of a visitor asks for a login', () => {
  show(ALL, '/schedule?list=mine');
  expect(screen.getByText('Log in to see when your list airs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    'https://tracker.example/authorize',
  );
});

test('a week that there is not leads to the present one', () => {
  show(ALL, '/schedule/2025-W53');
  expect(screen.getByRole('heading', { level: 1, name: 'There is no such week' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'This week' })).toHaveAttribute('href', '/schedule');
});

test('a list of which nothing airs leads to all that airs', () => {
  show({ items: [], list: [] });
  expect(screen.getByRole('link', { name: 'See all that airs' })).toHaveAttribute(
    'href',
    '/schedule?list=all',
  );
});

test('an empty day says so', () => {
  show(ALL);
  expect(within(day(/^Monday/)).getByText('Nothing airs')).toBeVisible();
});

test('episodes before today can be unfolded where they are folded', async () => {
  show(ALL);
  const unfold = screen.getByRole('button', { name: 'Show 2 earlier titles' });
  await user().click(unfold);
  expect(screen.queryByRole('button', { name: /earlier/ })).toBeNull();
});

test('a service that does not respond is named, once, with the way to try again', async () => {
  const retry = jest.fn();
  answerWith(ALL);
  jest.mocked(useQuery).mockImplementation(() => failed('server', retry) as never);
  showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule');
  expect(screen.getByText('The schedule could not be loaded')).toBeVisible();
  expect(screen.queryByText('0 episodes')).toBeNull();
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('how many episodes there are is not said before any are known', () => {
  answerWith(ALL);
  jest.mocked(useQuery).mockImplementation(() => ({ ...ready(undefined), status: 'loading' }) as never);
  showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule');
  expect(screen.queryByText('0 episodes')).toBeNull();
});

test('one day that fails leaves the others, and is asked for again alone', async () => {
  const retry = jest.fn();
  const asked = answerWith(ALL);
  const answer = jest.mocked(useQuery).getMockImplementation();
  jest.mocked(useQuery).mockImplementation((operation, variables, options) => {
    const state = answer?.(operation, variables, options) as never;
    const isToday = JSON.stringify(variables)?.includes(`${Date.parse('2026-11-27') / 1000}`);
    return isToday ? (failed('server', retry) as never) : state;
  });
  showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule');
  expect(asked.length).toBeGreaterThan(0);
  expect(titlesOf(/^Tuesday/)).toEqual(['Title 1']);
  const failure = within(day(/^Thursday/));
  expect(failure.getByText(/could not be loaded whole/)).toBeVisible();
  await user().click(failure.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('airings of the own list that fail leave what the list itself announces, and say so once', async () => {
  const retry = jest.fn();
  answerWith(MINE);
  const answer = jest.mocked(useQuery).getMockImplementation();
  jest.mocked(useQuery).mockImplementation((operation, variables, options) => {
    if (operation.name === 'list-airings' && variables) return failed('server', retry) as never;
    return answer?.(operation, variables, options) as never;
  });
  showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule');
  expect(titlesOf(/^Thursday/)).toEqual(['Title 1']);
  expect(screen.getByText('Not all of your list could be loaded')).toBeVisible();
  await user().click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('another week has its days in the title of the tab', () => {
  show(ALL, '/schedule/2026-W49');
  expect(document.title).toContain('Schedule - Nov 29 – Dec 5, 2026');
});

test('offline the stored week stays, with the time of which it is', () => {
  const storedAt = Date.parse('2026-11-26T08:00:00Z');
  answerWith(ALL);
  const answer = jest.mocked(useQuery).getMockImplementation();
  jest.mocked(useQuery).mockImplementation((operation, variables, options) => {
    const { data } = answer?.(operation, variables, options) ?? {};
    const error = new ApiError('offline', { source: 'tracker' });
    return { ...ready(data), ...(variables ? { error, storedAt } : { status: 'idle' }) } as never;
  });
  showRoute({ path: '/schedule/:week?', Component: SchedulePage }, '/schedule');
  expect(titlesOf(/^Tuesday/)).toEqual(['Title 1']);
  expect(screen.getByText(/shown as of Nov 26, 2026/)).toBeVisible();
});

test('a list of which not all is asked for says so in a line', () => {
  const list = Array.from({ length: 401 }, (_, index) =>
    listed(anime(index + 1), entry(index + 1), { episode: 8, airingAt: NOW / 1000 + 3600 }),
  );
  show({ items: [], list });
  expect(screen.getByText(/^Of 1 title of your list, only the next episode is shown/)).toBeVisible();
});

test('the device is in another zone while nothing is pressed: the next minute shows its times', async () => {
  const clock = jest.spyOn(Date.prototype, 'getHours');
  chooseZone(undefined);
  clock.mockReturnValue(9);
  show(ALL);
  expect(screen.getAllByText('09:14')[0]).toBeVisible();
  clock.mockReturnValue(11);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getAllByText('11:14')[0]).toBeVisible();
  expect(screen.queryByText('09:14')).toBeNull();
  clock.mockRestore();
});

test('the keyboard reaches the tools beside the heading first, then the way to other weeks', () => {
  show(ALL);
  const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent;
  expect(screen.getAllByRole('link').map(nameOf).slice(0, 4)).toEqual([
    'Season',
    'Week before',
    'This week',
    'Next week',
  ]);
});
