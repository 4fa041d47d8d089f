import { listCard } from '@tsugi/data/testing';
import { createCardStore } from './card-store.ts';

function setUp() {
  const tasks: (() => void)[] = [];
  const store = createCardStore((run) => tasks.push(run));
  const shown = () => Array.from({ length: 30 }, (_, row) => row).filter((row) => store.get(row));
  return { store, shown, runTask: () => tasks.shift()?.() };
}

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const cards = (of: readonly number[]) => of.map((row) => listCard(row + 1));

test('a screenful of cards comes in several tasks, the first of them at once', () => {
  const { store, shown, runTask } = setUp();
  const listener = jest.fn();
  store.subscribe(listener);
  store.put(rows(0, 20), cards(rows(0, 20)));
  // What is rendered before one is measured.
  expect(shown()).toEqual(rows(0, 12));
  runTask();
  expect(shown()).toEqual(rows(0, 20));
  store.put(rows(20, 29), cards(rows(20, 29)));
  expect(shown()).toEqual(rows(0, 28));
  runTask();
  expect(shown()).toEqual(rows(0, 29));
  expect(listener).toHaveBeenCalledTimes(4);
  expect(runTask()).toBeUndefined();
});

test('cards that are asked for last come before those that wait, and none is lost', () => {
  const { store, shown, runTask } = setUp();
  store.put(rows(0, 18), cards(rows(0, 18)));
  store.put(rows(20, 24), cards(rows(20, 24)));
  runTask();
  expect(shown()).toEqual([...rows(0, 16), ...rows(20, 24)]);
  runTask();
  expect(shown()).toEqual([...rows(0, 18), ...rows(20, 24)]);
});

test('an equal card stays the same object, a changed one replaces it', () => {
  const { store } = setUp();
  store.put([3], [listCard(1)]);
  const before = store.get(3);
  const listener = jest.fn();
  store.subscribe(listener);
  store.put([3], [listCard(1)]);
  expect(store.get(3)).toBe(before);
  expect(listener).not.toHaveBeenCalled();
  store.put([3], [listCard(1, { progress: 2 })]);
  expect(store.get(3)?.progress).toBe(2);
});

test('a newer card of a row takes the place of one that still waits', () => {
  const { store, runTask } = setUp();
  store.put(rows(0, 13), cards(rows(0, 13)));
  store.put([12], [listCard(13, { progress: 4 })]);
  runTask();
  expect(store.get(12)?.progress).toBe(4);
});
