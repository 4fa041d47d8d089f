import { nextTask } from './next-task.ts';

/** What runs meanwhile, in its order. */
async function orderOf(yields: () => Promise<void>): Promise<readonly string[]> {
  const order: string[] = [];
  setTimeout(() => order.push('other task'));
  await yields();
  order.push('rest of the work');
  return order;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

it.each([
  ['no scheduler', undefined],
  ['a scheduler that cannot yield', {}],
])('lets other tasks run first in a browser with %s', async (_what, scheduler) => {
  Object.assign(globalThis, scheduler ? { scheduler } : {});
  expect(await orderOf(nextTask)).toEqual(['other task', 'rest of the work']);
});

it('leaves it to the scheduler of the browser where it can yield, and sets no timer', async () => {
  const setTimer = jest.spyOn(globalThis, 'setTimeout');
  const yields = jest.fn(async () => {});
  Object.assign(globalThis, { scheduler: { yield: yields } });
  await nextTask();
  expect(yields).toHaveBeenCalledTimes(1);
  expect(setTimer).not.toHaveBeenCalled();
  setTimer.mockRestore();
});
