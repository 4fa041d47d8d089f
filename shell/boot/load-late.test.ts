/** @jest-environment jsdom */
import { START_POLICY } from '../src/start-policy.ts';
import { loadLate } from './load-late.ts';

const insertShell = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  insertShell.mockReset();
  document.head.innerHTML = '<link rel="preload" as="script" href="/late.js" data-late>';
});

afterEach(() => jest.useRealTimers());

const script = () => document.querySelector('script');

test('the late script is asked for, and the first frame waits for it only where an earlier visit may be shown', () => {
  loadLate(false, insertShell);
  expect(script()?.getAttribute('src')).toMatch(/\/late\.js$/);
  expect(script()?.hasAttribute('blocking')).toBe(false);
  script()?.remove();
  loadLate(true, insertShell);
  expect(script()?.getAttribute('blocking')).toBe('render');
});

test('the shell starts without a late script that cannot be loaded', () => {
  loadLate(false, insertShell);
  expect(insertShell).not.toHaveBeenCalled();
  script()?.dispatchEvent(new Event('error'));
  expect(insertShell).toHaveBeenCalledTimes(1);
});

test('the shell starts without a late script that hangs', () => {
  loadLate(false, insertShell);
  jest.advanceTimersByTime(START_POLICY.lateMs - 1);
  expect(insertShell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(insertShell).toHaveBeenCalledTimes(1);
});
