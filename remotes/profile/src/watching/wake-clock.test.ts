/** @jest-environment jsdom */
import { setHidden } from '../testing/set-hidden.ts';
import { wakeAt } from './wake-clock.ts';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

test('each is called once, at its time, from one timer', () => {
  const [early, late] = [jest.fn(), jest.fn()];
  wakeAt(NOW + 2000, late);
  wakeAt(NOW + 1000, early);
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(999);
  expect(early).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(early).toHaveBeenCalledTimes(1);
  expect(late).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(early).toHaveBeenCalledTimes(1);
  expect(late).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('whoever leaves takes the timer along', () => {
  const wake = jest.fn();
  const cancel = wakeAt(NOW + 1000, wake);
  cancel();
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(5000);
  expect(wake).not.toHaveBeenCalled();
});

test('a hidden page has no timer, and catches up when it is seen again', () => {
  const wake = jest.fn();
  wakeAt(NOW + 1000, wake);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(90_000);
  expect(wake).not.toHaveBeenCalled();
  setHidden(false);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a time further off than timers reach is waited for in steps', () => {
  const wake = jest.fn();
  wakeAt(NOW + 40 * 86_400_000, wake);
  jest.advanceTimersByTime(39 * 86_400_000);
  expect(wake).not.toHaveBeenCalled();
  jest.advanceTimersByTime(86_400_000);
  expect(wake).toHaveBeenCalledTimes(1);
});

test('a time that has passed already is called at once, and not while being asked', async () => {
  const wake = jest.fn();
  wakeAt(NOW - 1, wake);
  expect(wake).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(wake).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});
