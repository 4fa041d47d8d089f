/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { clearBadgeParts, setBadgeHasNotifications, setBadgePart } from '@tsugi/contract/reminders';
import { useAppBadge } from './use-app-badge.ts';

it('shows unread notifications and what remotes count, as the user chose, and nothing for none', () => {
  const shown: (number | undefined)[] = [];
  const setAppBadge = async (count: number) => void shown.push(count);
  const clearAppBadge = async () => void shown.push(undefined);
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  const { rerender, unmount } = renderHook(({ unread }) => useAppBadge(unread), {
    initialProps: { unread: 2 },
  });
  act(() => setBadgePart('schedule', 3));
  act(() => setBadgeHasNotifications(false));
  act(() => clearBadgeParts());
  act(() => setBadgeHasNotifications(true));
  rerender({ unread: 0 });
  expect(shown).toEqual([2, 5, 3, undefined, 2, undefined]);
  unmount();
  setBadgePart('schedule', 1);
  expect(shown).toHaveLength(6);
});

it('works in a browser without badges', () => {
  Object.assign(navigator, { setAppBadge: undefined, clearAppBadge: undefined });
  expect(() => renderHook(() => useAppBadge(3))).not.toThrow();
});
