import { workIn } from './count-work.mjs';

const page = { ph: 'X', pid: 1, tid: 1 };

test('counts the work of the thread that computes styles, and script once', () => {
  const work = workIn([
    { ...page, name: 'RunTask', tdur: 9_000 },
    { ...page, name: 'RunTask', tdur: 4_000 },
    { ...page, tid: 2, name: 'RunTask', tdur: 90_000 },
    { ...page, name: 'FunctionCall', ts: 10, dur: 50, tdur: 3_000 },
    { ...page, name: 'FunctionCall', ts: 20, dur: 10, tdur: 1_000 },
    { ...page, name: 'UpdateLayoutTree', tdur: 2_000, args: { elementCount: 12 } },
    { ...page, name: 'Layout', tdur: 1_000, args: { beginData: { dirtyObjects: 5 } } },
    { ...page, name: 'Layout', args: {} },
    { ...page, name: 'Paint' },
    { ...page, ph: 'B', name: 'Paint' },
  ]);
  expect(work).toMatchObject({
    tasks: 2,
    'longest ms': 9,
    'style recalcs': 1,
    'styled elements': 12,
    layouts: 2,
    'laid out': 5,
    paints: 1,
    'script ms': 3,
    'all ms': 13,
  });
});

test('an empty trace has no work', () => {
  expect(workIn([])).toMatchObject({ tasks: 0, 'longest ms': 0, 'all ms': 0 });
});
