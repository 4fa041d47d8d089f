import { notifications } from './notifications.query.ts';

const pageOf = (...items: readonly unknown[]) =>
  notifications.decode(
    {
      Viewer: { unreadNotificationCount: 2 },
      Page: { pageInfo: { hasNextPage: true }, notifications: items },
    },
    { page: 1 },
  );

const known = (id: number) => ({ kind: 'FollowingNotification', type: 'FOLLOWING', id, createdAt: id * 10 });

it('decodes the submissions: what became of them, about whom, and the note of a moderator', () => {
  const person = { id: 5, name: { userPreferred: 'Rin Mori' }, image: { large: 'rin.png' } };
  const more = { createdAt: 70, status: 'accepted', notes: 'Thank you.' };
  const { items } = pageOf(
    {
      kind: 'StaffSubmissionUpdateNotification',
      type: 'STAFF_SUBMISSION_UPDATE',
      id: 9,
      staff: person,
      ...more,
    },
    {
      kind: 'CharacterSubmissionUpdateNotification',
      type: 'CHARACTER_SUBMISSION_UPDATE',
      id: 8,
      character: person,
      ...more,
    },
    {
      kind: 'MediaSubmissionUpdateNotification',
      type: 'MEDIA_SUBMISSION_UPDATE',
      id: 7,
      media: null,
      submittedTitle: 'Kettle',
      ...more,
    },
  );
  const decoded = { id: 5, name: 'Rin Mori', image: 'rin.png' };
  expect(items.map((item) => item.person)).toEqual([
    { kind: 'staff', ...decoded },
    { kind: 'character', ...decoded },
    null,
  ]);
  expect(items.map(({ submission, reason }) => [submission, reason])).toEqual([
    ['accepted', 'Thank you.'],
    ['accepted', 'Thank you.'],
    ['accepted', 'Thank you.'],
  ]);
  expect(items[2]?.submittedTitle).toBe('Kettle');
});

it('gives a notification of an unknown type a place among the others, and no time of its own', () => {
  const unknown = { kind: 'TelepathyNotification' };
  const { items } = pageOf(unknown, known(9), unknown, unknown, known(8));
  expect(items.map(({ type, isDated }) => [type, isDated])).toEqual([
    ['TelepathyNotification', false],
    ['FOLLOWING', true],
    ['TelepathyNotification', false],
    ['TelepathyNotification', false],
    ['FOLLOWING', true],
  ]);
  // Newest first, each with an id of its own, between those of its neighbours.
  const ids = items.map(({ id }) => id);
  expect(ids.toSorted((a, b) => b - a)).toEqual(ids);
  expect(new Set(ids).size).toBe(5);
  expect(items.map(({ createdAt }) => createdAt)).toEqual([90, 90, 90, 90, 80]);
});

it('shows a page of unknown types alone', () => {
  const { items } = pageOf({ kind: 'TelepathyNotification' }, { kind: 'TelepathyNotification' });
  expect(items.map(({ isDated }) => isDated)).toEqual([false, false]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(2);
});

it('are cached for seven hours', () => {
  expect(notifications.cache).toMatchObject({ expiresInSeconds: 7 * 3600 });
});
