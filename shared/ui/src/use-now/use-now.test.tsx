/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useNow } from './use-now.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

function Clock({ intervalMs }: { readonly intervalMs: number | undefined }) {
  return <p>{(useNow(intervalMs) - NOON) / 1000} s</p>;
}

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const advance = (ms: number) =>
  act(() => {
    jest.advanceTimersByTime(ms);
  });

beforeEach(() => {
  jest.useFakeTimers({ now: NOON + 700 });
});

afterEach(() => {
  setHidden(false);
  jest.useRealTimers();
});

it('renders again at each multiple of the interval, in the phase of the wall clock', () => {
  render(<Clock intervalMs={1000} />);
  expect(screen.getByText('0.7 s')).toBeVisible();
  advance(299);
  expect(screen.getByText('0.7 s')).toBeVisible();
  advance(1);
  expect(screen.getByText('1 s')).toBeVisible();
  advance(5000);
  expect(screen.getByText('6 s')).toBeVisible();
});

it('shares one timer per interval, and leaves none behind', () => {
  const { unmount } = render(
    <>
      <Clock intervalMs={1000} />
      <Clock intervalMs={1000} />
      <Clock intervalMs={60_000} />
    </>,
  );
  expect(jest.getTimerCount()).toBe(2);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('has no timer in a hidden page, and is right at once when the page is visible again', () => {
  render(<Clock intervalMs={1000} />);
  setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  advance(90_000);
  expect(screen.getByText('0.7 s')).toBeVisible();
  setHidden(false);
  expect(screen.getByText('90.7 s')).toBeVisible();
  advance(300);
  expect(screen.getByText('91 s')).toBeVisible();
});

it('has no timer without an interval, and changes over to one that is given later', () => {
  const { rerender } = render(<Clock intervalMs={undefined} />);
  expect(jest.getTimerCount()).toBe(0);
  advance(5000);
  expect(screen.getByText('0.7 s')).toBeVisible();
  rerender(<Clock intervalMs={1000} />);
  expect(screen.getByText('5.7 s')).toBeVisible();
  advance(300);
  expect(screen.getByText('6 s')).toBeVisible();
});
