import { systemClock } from './clock.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
});

afterEach(() => {
  jest.useRealTimers();
});

it('tells the time of the device', () => {
  expect(systemClock.now()).toBe(1_800_000_000_000);
});

it('calls back after the time, and not when it was cancelled before', () => {
  const [run, cancelled] = [jest.fn(), jest.fn()];
  systemClock.after(500, run);
  systemClock.after(500, cancelled)();
  jest.advanceTimersByTime(499);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
  expect(cancelled).not.toHaveBeenCalled();
});
