/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { currentEntry } from '../../testing/current-entry.ts';
import { nextRefresh, useRefreshAfterAirings } from './use-refresh-after-airings.ts';

const NOW = 1_800_000_000_000;

afterEach(() => {
  jest.useRealTimers();
});

test('the lists are read 20 s after an airing, and twice more while it is still announced', () => {
  jest.useFakeTimers({ now: NOW });
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const refresh = jest.fn();
  const entry = (airingAt: number, episode: number) => currentEntry(1, { airs: { airingAt, episode } });
  const { rerender } = renderHook(({ entries }) => useRefreshAfterAirings(entries, 30, refresh), {
    initialProps: { entries: [entry(NOW / 1000 + 60, 6)] },
  });
  pass(79_000);
  expect(refresh).not.toHaveBeenCalled();
  pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
  pass(120_000);
  pass(3_600_000);
  expect(refresh).toHaveBeenCalledTimes(3);

  rerender({ entries: [entry(NOW / 1000 + 7 * 86_400, 7)] });
  pass(3_600_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test('users are spread over half a minute, and only what airs within a day is waited for', () => {
  const at = NOW / 1000 + 60;
  const due = (userId: number) => nextRefresh([at], userId, NOW);
  expect([due(0), due(29), due(30)]).toEqual([NOW + 80_000, NOW + 109_000, NOW + 80_000]);
  expect(nextRefresh([at + 86_400], 0, NOW)).toBeUndefined();
  expect(nextRefresh([], 0, NOW)).toBeUndefined();
});
