import { createTabSchedule } from './tab-schedule.ts';

it('runs one job at a time, and of those that wait the first with the highest priority', async () => {
  jest.useFakeTimers();
  const schedule = createTabSchedule();
  const done: string[] = [];
  let end = () => {};
  void schedule(9, () => new Promise((resolve) => (end = resolve)));
  const WAITING = [
    [9, 'background'],
    [5, 'prefetch'],
    [1, 'asked'],
    [1, 'asked after it'],
    [0, 'waits longest'],
  ] as const;
  for (const [priority, name] of WAITING) void schedule(priority, async () => void done.push(name));
  await jest.advanceTimersByTimeAsync(100);
  expect(done).toEqual([]);
  end();
  await jest.advanceTimersByTimeAsync(100);
  expect(done).toEqual(['waits longest', 'asked', 'asked after it', 'prefetch', 'background']);
  jest.useRealTimers();
});
