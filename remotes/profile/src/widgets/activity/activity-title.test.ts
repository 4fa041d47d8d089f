import { LIST_ACTIVITY, MESSAGE_ACTIVITY, TEXT_ACTIVITY } from '../../testing/activity.ts';
import { activityTitle } from './activity-title.ts';

test('each kind has a title that says whose it is and what about', () => {
  expect(activityTitle(LIST_ACTIVITY)).toBe('ren watched episode 5 of Paper Moon');
  expect(activityTitle(TEXT_ACTIVITY)).toBe('Status of ren');
  expect(activityTitle(MESSAGE_ACTIVITY)).toBe('Message from ren to mio');
});

test('a deleted user has no name', () => {
  expect(activityTitle({ ...TEXT_ACTIVITY, user: null })).toBe('Status of Somebody');
});
