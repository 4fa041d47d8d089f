/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { RelativeTime } from './RelativeTime.tsx';

const NOON = Date.parse('2026-11-21T12:00:00Z');

function wait(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});

afterEach(() => {
  jest.useRealTimers();
});

it('updates with the clock: each second below a minute, then each minute', () => {
  render(<RelativeTime date={NOON - 57_000} />);
  expect(screen.getByText('57 seconds ago')).toHaveAttribute('datetime', '2026-11-21T11:59:03.000Z');
  wait(2_000);
  expect(screen.getByText('59 seconds ago')).toBeVisible();
  wait(1_000);
  expect(screen.getByText('1 minute ago')).toBeVisible();
  wait(60_000);
  expect(screen.getByText('2 minutes ago')).toBeVisible();
});

it('shares one timer, and leaves none behind', () => {
  const { unmount } = render(
    <>
      <RelativeTime date={NOON - 120_000} />
      <RelativeTime date={NOON - 180_000} />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
