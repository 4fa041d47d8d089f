import { createFakeClock } from '../testing/fake-clock.ts';
import { sleep } from './sleep.ts';

it('ends after its time, and listens to nobody then', async () => {
  const clock = createFakeClock();
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  let isOver = false;
  const slept = sleep(clock, 500, signal, 'mal').then(() => {
    isOver = true;
  });
  await clock.advance(499);
  expect(isOver).toBe(false);
  await clock.advance(1);
  await slept;
  expect(removed).toHaveBeenCalledWith('abort', expect.any(Function));
});

it('ends at once when the caller leaves, and leaves no timer behind', async () => {
  const clock = createFakeClock();
  const caller = new AbortController();
  const slept = sleep(clock, 500, caller.signal, 'mal');
  caller.abort();
  await expect(slept).rejects.toMatchObject({ kind: 'aborted', source: 'mal' });
  expect(clock.waits()).toEqual([]);
});

it('does not begin for a caller who has left', async () => {
  const clock = createFakeClock();
  await expect(sleep(clock, 500, AbortSignal.abort(), 'themes')).rejects.toMatchObject({
    kind: 'aborted',
    source: 'themes',
  });
  expect(clock.waits()).toEqual([]);
});
