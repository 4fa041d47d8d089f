/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useNavigationType } from '@tsugi/router';
import { useUnread } from './use-unread.ts';

jest.mock('@tsugi/router', () => ({
  ...jest.requireActual('@tsugi/router'),
  useNavigationType: jest.fn(),
}));

function visit(viewerId: number, navigation: string, count: number, ids: readonly number[]) {
  // The hook compares it with one name.
  jest.mocked(useNavigationType).mockReturnValue(navigation as ReturnType<typeof useNavigationType>);
  const { result } = renderHook(() => useUnread(viewerId));
  const before = result.current.sinceId;
  act(() => result.current.take(count, ids));
  return { before, after: result.current.sinceId, result };
}

beforeEach(() => localStorage.clear());

test('marks last while the page is open: later counts take none away', () => {
  const { after, result } = visit(1, 'PUSH', 2, [30, 20, 10]);
  expect(after).toBe(10);
  act(() => result.current.take(0, [40, 30, 20, 10]));
  // What has just come is marked as well.
  expect(result.current.sinceId).toBe(10);
});

test('the next visit marks only what is new since', () => {
  visit(2, 'PUSH', 2, [30, 20, 10]);
  expect(visit(2, 'PUSH', 0, [30, 20, 10]).after).toBe(30);
  // The tracker counts one that was shown.
  expect(visit(2, 'PUSH', 3, [50, 40, 30]).after).toBe(30);
});

test('who comes back by Back finds the marks as they were', () => {
  visit(3, 'PUSH', 2, [30, 20, 10]);
  expect(visit(3, 'POP', 0, [30, 20, 10])).toMatchObject({ before: 10, after: 10 });
});

test('the marks of another user are not shown', () => {
  visit(4, 'PUSH', 2, [30, 20, 10]);
  expect(visit(5, 'POP', 0, [30, 20, 10])).toMatchObject({ before: undefined, after: 30 });
});

test('each account of this device has its own mark, also one of an earlier release', () => {
  localStorage.setItem('notifications_shown', '6/20');
  expect(visit(6, 'PUSH', 3, [30, 20, 10]).after).toBe(20);
  visit(7, 'PUSH', 0, [50]);
  visit(6, 'PUSH', 0, [30, 20, 10]);
  expect(visit(7, 'PUSH', 2, [60, 50]).after).toBe(50);
  expect(visit(6, 'PUSH', 3, [40, 30, 20]).after).toBe(30);
});
