import type { ListClient } from '../worker/list.protocol.ts';
import { createSelection } from './selection.ts';

/** A media has ten times the number of its row. */
const client = {
  ask: async ({ rows }: { rows: Int32Array }) => rows.map((row) => row * 10),
  close: () => undefined,
  // It is asked for the ids of media only.
} as unknown as ListClient;

function setUp(rows: readonly number[]) {
  const selection = createSelection();
  const show = (next: readonly number[], tableId = 1) =>
    selection.show({ client, tableId, rows: Int32Array.from(next) });
  show(rows);
  return { selection, show };
}

test('a press selects an entry and a second one takes it out', async () => {
  const { selection } = setUp([1, 2, 3]);
  const heard = jest.fn();
  selection.subscribe(heard);
  await selection.press(2, false);
  selection.toggle(3, 30);
  expect([selection.ids(), selection.count(), selection.has(20)]).toEqual([[20, 30], 2, true]);
  await selection.press(2, false);
  expect(selection.ids()).toEqual([30]);
  expect(heard).toHaveBeenCalledTimes(3);
});

test('with Shift all between two presses become what the second one becomes, in the order that is shown', async () => {
  const { selection, show } = setUp([5, 1, 4, 2, 3]);
  selection.toggle(1, 10);
  await selection.press(2, true);
  expect(selection.ids()).toEqual([10, 40, 20]);
  // From the last press upwards, and out again.
  await selection.press(5, true);
  expect(selection.count()).toBe(4);
  await selection.press(1, true);
  expect(selection.ids()).toEqual([40, 20]);
  // Another order: the range is of what is shown now.
  show([1, 2, 3, 4, 5]);
  selection.clear();
  selection.toggle(2, 20);
  await selection.press(4, true);
  expect(selection.ids()).toEqual([20, 30, 40]);
});

test('a range whose beginning is not shown, or is of another table, is the row alone', async () => {
  const { selection, show } = setUp([1, 2, 3]);
  await selection.press(3, true);
  expect(selection.ids()).toEqual([30]);
  show([1, 2]);
  await selection.press(1, true);
  expect(selection.ids()).toEqual([30, 10]);
  show([1, 2], 2);
  await selection.press(2, true);
  expect(selection.ids()).toEqual([30, 10, 20]);
});

test('all that is shown is added to what is selected, which a filter does not take out', async () => {
  const { selection, show } = setUp([1, 2]);
  await selection.selectShown();
  expect(selection.hasAllShown()).toBe(true);
  show([3]);
  expect([selection.hasAllShown(), selection.ids()]).toEqual([false, [10, 20]]);
  await selection.selectShown();
  expect([selection.hasAllShown(), selection.ids()]).toEqual([true, [10, 20, 30]]);
  selection.toggle(1, 10);
  expect(selection.hasAllShown()).toBe(false);
  selection.clear();
  expect(selection.ids()).toEqual([]);
});

test('the row with which selecting begins is selected once, when its list is there', async () => {
  const selection = createSelection(2);
  const heard = new Promise((resolve) => selection.subscribe(() => resolve(selection.ids())));
  const shown = { client, tableId: 1, rows: Int32Array.of(1, 2, 3) };
  selection.show(shown);
  expect(await heard).toEqual([20]);
  selection.show({ ...shown, tableId: 2 });
  await selection.press(1, false);
  expect(selection.ids()).toEqual([20, 10]);
});

test('while the list is loaded again, a press does nothing', async () => {
  const selection = createSelection();
  const lost = {
    ask: () => Promise.reject(new Error('ended')),
    close: () => undefined,
  } as unknown as ListClient;
  selection.show({ client: lost, tableId: 1, rows: Int32Array.of(1) });
  await selection.press(1, false);
  await selection.selectShown();
  expect(selection.ids()).toEqual([]);
});
