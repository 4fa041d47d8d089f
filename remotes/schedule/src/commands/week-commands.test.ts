/** @jest-environment jsdom */
import { weekCommands } from './week-commands.ts';

const { signal } = new AbortController();

async function targets(path: string, search = '') {
  const group = await weekCommands({ of: 'page', path, search, signal });
  return group?.commands.map(({ id, action }) => [id, action.type === 'open' && action.to]);
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
});
afterEach(() => jest.useRealTimers());

test('the weeks beside the present one keep the filters', async () => {
  const [next, before, ...others] = (await targets('/schedule', '?own=1')) ?? [];
  expect(next).toEqual([
    'next',
    expect.stringMatching(/^\/schedule\/2026-(?:11-30|12-0\d|W49)[^/]*\?own=1$/),
  ]);
  expect(before).toEqual(['before', expect.stringMatching(/\?own=1$/)]);
  expect(others).toEqual([]);
});

test('of another week, the one before is where "next" of that leads back from, and the present one is offered', async () => {
  const to = (await targets('/schedule'))?.[0]?.[1];
  const there = await targets(`${to}`);
  expect(there?.map(([id]) => id)).toEqual(['next', 'before', 'present']);
  const back = await targets(`${there?.[1]?.[1]}`);
  expect(back?.map(([id]) => id)).toEqual(['next', 'before']);
  expect(back?.[0]).toEqual(['next', to]);
});

test('what is no week is the present one; a season has none', async () => {
  expect(await targets('/schedule/nonsense')).toEqual(await targets('/schedule'));
  expect(await targets('/schedule/season')).toBeUndefined();
  expect(await targets('/compare/anime')).toBeUndefined();
  expect(await weekCommands({ of: 'item', path: '/schedule', search: '', signal })).toBeUndefined();
});
