/** @jest-environment jsdom */
import { setHidden } from '../../testing/set-hidden.ts';
import { startRefreshTimer } from './refresh-timer.ts';

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  setHidden(false);
  setOnline(true);
  jest.useRealTimers();
});

function start() {
  const run = jest.fn();
  return { run, stop: startRefreshTimer({ delayMs: 15_000, run }) };
}

it('runs once, when its time has come', () => {
  const { run } = start();
  jest.advanceTimersByTime(14_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run in a hidden page, and makes up for it at once when the page is back', () => {
  const { run } = start();
  setHidden(true);
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  setHidden(false);
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for the rest of its time in a page that was hidden for a short time', () => {
  const { run } = start();
  setHidden(true);
  jest.advanceTimersByTime(5_000);
  setHidden(false);
  jest.advanceTimersByTime(9_999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not run without a connection', () => {
  const { run } = start();
  setOnline(false);
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
  setOnline(true);
  jest.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be ended, for good', () => {
  const { run, stop } = start();
  stop();
  setHidden(false);
  jest.advanceTimersByTime(60_000);
  expect(run).not.toHaveBeenCalled();
});
