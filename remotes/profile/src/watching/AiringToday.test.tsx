/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { currentEntry } from '../testing/current-entry.ts';
import { showPage } from '../testing/show-page.tsx';
import { AiringToday } from './AiringToday.tsx';
import { type OwnLists, useCurrentLists } from './use-current-lists.ts';

jest.mock('./use-current-lists.ts', () => ({ useCurrentLists: jest.fn() }));

const NOON = new Date(2026, 10, 21, 12).getTime();

function show(items: readonly CurrentEntry[] | undefined) {
  const page = { items: [], hasNextPage: false };
  const own: OwnLists = {
    owner: { id: 7, name: 'aoi' },
    lists: items && { anime: { ...page, items }, manga: page },
    error: undefined,
    retry: () => {},
  };
  jest.mocked(useCurrentLists).mockReturnValue(own);
  return showPage('/', AiringToday, '/');
}

beforeEach(() => {
  localStorage.clear();
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
  expect(rows.map((row) => row.textContent)).toEqual(['14:30Paper MoonFinale', '17:30SaltEpisode 3']);
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
