import { unreadSince } from './unread-since.ts';

const ids = [20, 18, 15, 11, 10];

test('as many of the newest are unread as the tracker counted', () => {
  expect(unreadSince({ count: 2, newestId: 20, shownId: 0 }, ids)).toBe(15);
});

test('nothing is unread when the tracker counted none', () => {
  expect(unreadSince({ count: 0, newestId: 20, shownId: 0 }, ids)).toBe(20);
});

test('what comes while the page is open is unread as well', () => {
  expect(unreadSince({ count: 0, newestId: 20, shownId: 0 }, [22, 21, ...ids])).toBe(20);
});

test('all are unread when the tracker counted more than there are yet', () => {
  expect(unreadSince({ count: 12, newestId: 20, shownId: 0 }, ids)).toBe(0);
});

test('in a list of one type, what this device has shown before is read', () => {
  expect(unreadSince({ count: 4, newestId: 20, shownId: 15 }, ids)).toBe(15);
});
