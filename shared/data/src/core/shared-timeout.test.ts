import { deferred } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createSharedTimeout } from './shared-timeout.ts';

it('gives the value of whatever is quick enough, and sets no alarm behind it', async () => {
  const clock = createFakeClock();
  const patience = createSharedTimeout(clock, 3000);
  await expect(patience.wait(Promise.resolve(1))).resolves.toBe(1);
  expect(clock.waits()).toEqual([]);
  expect(patience.isOver()).toBe(false);
});

it('waits once in all, however many ask', async () => {
  const clock = createFakeClock();
  const onOver = jest.fn();
  const patience = createSharedTimeout(clock, 3000, onOver);
  const never = new Promise<number>(() => {});
  const first = patience.wait(never);
  await clock.advance(2900);
  const second = patience.wait(never);
  await clock.advance(100);
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
  await expect(patience.wait(never)).resolves.toBeUndefined();
  expect(patience.isOver()).toBe(true);
  expect(clock.waits()).toEqual([]);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('trusts again what has answered late', async () => {
  const clock = createFakeClock();
  const patience = createSharedTimeout(clock, 3000);
  const slow = deferred<number>();
  void patience.wait(slow.promise);
  await clock.advance(3000);
  slow.resolve(1);
  await settle();
  expect(patience.isOver()).toBe(false);
  await expect(patience.wait(Promise.resolve(2))).resolves.toBe(2);
});
