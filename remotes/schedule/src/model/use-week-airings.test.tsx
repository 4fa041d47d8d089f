/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useQuery } from '@tsugi/data';
import { ready } from '@tsugi/data/testing';
import { airing, anime, entry, listed } from '../testing/airings.ts';
import { answerWith } from '../testing/stored-schedule.ts';
import type { AiringDay, AiringDayVariables } from './airing-day.query.ts';
import type { ListAiringsVariables } from './list-airings.query.ts';
import { useWeekAirings } from './use-week-airings.ts';

jest.mock('@tsugi/data', () => ({
  ...jest.requireActual('@tsugi/data'),
  useAuth: jest.fn(),
  useQuery: jest.fn(),
}));

const NOW = Date.parse('2026-11-26T12:00:00Z');
const WEEK = { fromMs: Date.parse('2026-11-23T00:00:00Z'), toMs: Date.parse('2026-11-30T00:00:00Z') };
const AT = '2026-11-26T14:00:00Z';

const airings = (scope: 'mine' | 'all', later: readonly ('PLANNING' | 'PAUSED')[] = []) =>
  renderHook(() => useWeekAirings(scope, later, WEEK, NOW)).result.current;

/** Like the answers before, but for one operation. */
function answerAlso(name: string, answer: (variables: object) => unknown) {
  const before = jest.mocked(useQuery).getMockImplementation();
  jest
    .mocked(useQuery)
    .mockImplementation((operation, variables, options) =>
      operation.name.startsWith(name) && variables
        ? (ready(answer(variables)) as never)
        : (before?.(operation, variables, options) as never),
    );
}

test('of a day with more airings than one request gives, the rest is asked for', () => {
  answerWith({ items: [] });
  answerAlso('airing-day', (variables): AiringDay => {
    const { after, part } = variables as AiringDayVariables;
    const isToday = after === Date.parse('2026-11-25T23:59:59Z') / 1000;
    return { items: isToday ? [airing(anime(part), 1, AT)] : [], hasMore: isToday && part === 1 };
  });
  expect(airings('all').items.map(({ media }) => media.id)).toEqual([1, 2]);
});

test('an airing that was moved to another day after the first was read is there once, at its later time', () => {
  answerWith({ items: [] });
  answerAlso('airing-day', (variables): AiringDay => {
    const { after } = variables as AiringDayVariables;
    const at = new Date((after + 3601) * 1000).toISOString();
    return { items: [airing(anime(1), 8, at)], hasMore: false };
  });
  expect(airings('all').items.map(({ airingAt }) => new Date(airingAt * 1000).toISOString())).toEqual([
    '2026-11-29T01:00:00.000Z',
  ]);
});

test('a list of more than 50 titles is asked for in blocks of 50, ids in order', () => {
  const list = Array.from({ length: 120 }, (_, index) =>
    listed(anime(500 - index), entry(500 - index), { episode: 8, airingAt: Date.parse(AT) / 1000 }),
  );
  const asked = answerWith({ items: [], list });
  airings('mine');
  const blocks = asked
    .filter(([name]) => name === 'list-airings')
    .map(([, variables]) => (variables as ListAiringsVariables).mediaIds);
  expect(blocks.map((ids) => [ids.length, ids[0], ids.at(-1)])).toEqual([
    [50, 381, 430],
    [50, 431, 480],
    [20, 481, 500],
  ]);
});

test('of a list of more than 400 titles that may air, the rest shows what comes next, and is counted', () => {
  const list = Array.from({ length: 403 }, (_, index) =>
    listed(anime(index + 1), entry(index + 1), { episode: 8, airingAt: Date.parse(AT) / 1000 }),
  );
  const asked = answerWith({ items: [], list });
  const { titlesLeftOut, items } = airings('mine');
  expect(asked.filter(([name]) => name === 'list-airings')).toHaveLength(8);
  expect([titlesLeftOut, items.length]).toEqual([3, 403]);
  answerWith({ items: [], list: list.slice(0, 400) });
  expect(airings('mine').titlesLeftOut).toBe(0);
});

test('a list that goes on after 2,000 entries says so', () => {
  const list = [listed(anime(1), entry(1), null)];
  answerWith({ items: [], list });
  expect(airings('mine').isCut).toBe(false);
  answerAlso('airing-list-watching', () => ({ anime: list, hasMore: true }));
  expect(airings('mine').isCut).toBe(true);
});

test('a zone that moves the week by hours asks for the same', () => {
  const list = [listed(anime(1), entry(1), { episode: 8, airingAt: Date.parse(AT) / 1000 })];
  const asked = answerWith({ items: [], list });
  const shifted = { fromMs: WEEK.fromMs + 3_600_000, toMs: WEEK.toMs - 3_600_000 };
  renderHook(() => useWeekAirings('mine', [], shifted, NOW));
  airings('mine');
  const variables = asked.filter(([name]) => name === 'list-airings').map(([, one]) => JSON.stringify(one));
  expect(new Set(variables).size).toBe(1);
});

test('planned titles join the list only when they are wanted', () => {
  const list = [listed(anime(1), entry(1), { episode: 8, airingAt: Date.parse(AT) / 1000 })];
  const later = [
    listed(anime(2), entry(2, { status: 'PLANNING' }), { episode: 1, airingAt: Date.parse(AT) / 1000 }),
  ];
  answerWith({ items: [], list, later });
  expect(airings('mine').items.map(({ media }) => media.id)).toEqual([1]);
  expect(airings('mine', ['PLANNING']).items.map(({ media }) => media.id)).toEqual([1, 2]);
});

test('without a viewer the own list is loading, and nothing is asked for', () => {
  const asked = answerWith({ items: [] });
  expect(airings('mine').isLoading).toBe(true);
  expect(asked).toEqual([]);
});
