/** @jest-environment jsdom */
import {
  badgeHasNotifications,
  badgeParts,
  clearBadgeParts,
  onBadgeChanged,
  setBadgeHasNotifications,
  setBadgePart,
} from './badge.ts';

afterEach(() => localStorage.clear());

it('adds what the remotes count, and tells of changes only', () => {
  const listener = jest.fn();
  const stop = onBadgeChanged(listener);
  setBadgePart('schedule', 3);
  setBadgePart('other', 4);
  setBadgePart('schedule', 3);
  expect(badgeParts()).toBe(7);
  expect(listener).toHaveBeenCalledTimes(2);
  setBadgePart('other', undefined);
  expect(badgeParts()).toBe(3);
  clearBadgeParts();
  expect(badgeParts()).toBe(0);
  stop();
  setBadgePart('schedule', 1);
  expect(listener).toHaveBeenCalledTimes(4);
});

it('follows other tabs', () => {
  const listener = jest.fn();
  const stop = onBadgeChanged(listener);
  for (const key of ['tsugi.badge.schedule', 'something else', null])
    dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

it('counts unread notifications unless the user chose otherwise', () => {
  expect(badgeHasNotifications()).toBe(true);
  setBadgeHasNotifications(false);
  expect(badgeHasNotifications()).toBe(false);
  setBadgeHasNotifications(true);
  expect(badgeHasNotifications()).toBe(true);
});
