import { nextTask } from './next-task.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

it('continues after what the present task has left to do', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve().then(() => Promise.resolve());
  order.push('this task');
  await next;
  expect(order).toEqual(['this task', 'next task']);
});

it('lets the browser decide when to continue where it can', async () => {
  let go = () => {};
  const scheduler = { yield: () => new Promise<void>((resolve) => (go = resolve)) };
  Object.assign(globalThis, { scheduler });
  let isNext = false;
  const next = nextTask().then(() => {
    isNext = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isNext).toBe(false);
  go();
  await next;
  expect(isNext).toBe(true);
});
