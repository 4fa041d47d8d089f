import { deferred } from '../testing/fake-call.ts';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createSharedTimeout } from './shared-timeout.ts';

it('gives the value of whatever is quick enough, and sets no alarm behind it', async () => {
  const clock = createFakeClock();
  const timeout = createSharedTimeout(clock, 3000);
  await expect(timeout.wait(Promise.resolve(1))).resolves.toBe(1);
  expect(clock.waits()).toEqual([]);
  expect(timeout.isOver()).toBe(false);
});

it('waits once in all, however many ask', async () => {
  const clock = createFakeClock();
  const onOver = jest.fn();
  const timeout = createSharedTimeout(clock, 3000, onOver);
  const never = new Promise<number>(() => {});
  const first = timeout.wait(never);
  await clock.advance(2900);
  const second = timeout.wait(never);
  await clock.advance(100);
  await expect(Promise.all([first, second])).resolves.toEqual([undefined, undefined]);
  await expect(timeout.wait(never)).resolves.toBeUndefined();
  expect(timeout.isOver()).toBe(true);
  expect(clock.waits()).toEqual([]);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('waits again after a late response', async () => {
  const clock = createFakeClock();
  const timeout = createSharedTimeout(clock, 3000);
  const slow = deferred<number>();
  void timeout.wait(slow.promise);
  await clock.advance(3000);
  slow.resolve(1);
  await settle();
  expect(timeout.isOver()).toBe(false);
  await expect(timeout.wait(Promise.resolve(2))).resolves.toBe(2);
});
