/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { NO_FILTER } from '../../model/list-params.ts';
import { type OpenTable, partKey } from './list-feed.ts';
import { useListResult } from './use-list-result.ts';
import type { ListClient, ListCommand, ListResult } from './worker/list.protocol.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const MINUTE = 60_000;

afterEach(() => jest.useRealTimers());

/** What a list asks again while the page stays open, when its result changes in three minutes and then never. */
async function asked(changesAtMs: number | undefined) {
  jest.useFakeTimers({ now: NOW });
  const queries: number[] = [];
  const result = (passed: number, changes: number | undefined): ListResult => ({
    isKnownList: true,
    listName: undefined,
    total: 2,
    passed,
    sections: [],
    rows: new Int32Array(),
    changesAtMs: changes,
    cards: [],
  });
  const ask = async (command: ListCommand) => {
    if (command.kind === 'query') queries.push(command.query.nowMs);
    return result(2, undefined);
  };
  const part = { list: undefined, filter: { ...NO_FILTER, behind: true } };
  const table: OpenTable = {
    // It is asked for results only.
    client: { ask, close: () => undefined } as unknown as ListClient,
    id: 1,
    version: 1,
    owner: undefined,
    summary: { total: 2, sections: [], genres: [], tags: [], studios: [] },
    shown: { key: partKey(part), result: result(1, changesAtMs) },
    isPartial: false,
    missing: [],
  };
  const { result: shown } = renderHook(() => useListResult(table, part));
  const passed = () => shown.current?.result.passed;
  const before = passed();
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE));
  return { before, after: passed(), queries };
}

test('a result that an airing changes is asked for anew when it has come, once', async () => {
  const { before, after, queries } = await asked(NOW + 3 * MINUTE);
  expect([before, after]).toEqual([1, 2]);
  expect(queries).toHaveLength(1);
  expect(queries[0]).toBeGreaterThanOrEqual(NOW + 3 * MINUTE);
});

test('a result that time does not change stays', async () => {
  expect(await asked(undefined)).toEqual({ before: 1, after: 1, queries: [] });
});
