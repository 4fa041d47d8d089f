import type { WaitingChange } from '@tsugi/data/status';
import { changeText, memberValue } from './change-text.ts';
import { changeTitle } from './change-title.ts';
import { changesWaiting } from './changes-waiting.ts';

const change = (about: WaitingChange['about'], mine: WaitingChange['mine']): WaitingChange => ({
  key: 'k',
  about,
  title: undefined,
  mine,
  conflict: undefined,
});

it('counts what waits', () => {
  expect([changesWaiting(1), changesWaiting(2)]).toEqual(['1 change waiting', '2 changes waiting']);
});

it.each([
  [change('favourite', { isFavourite: true, favourites: 3 }), 'Added to your favourites'],
  [change('favourite', { isFavourite: false }), 'Removed from your favourites'],
  [change('like', { isLiked: true }), 'Liked'],
  [change('follow', { isFollowing: false }), 'No longer followed'],
  [change('rating', { userRating: 'RATE_UP', rating: 3 }), 'Thumbs up'],
  [change('entry', { exists: false }), 'Removed from your list'],
  [change('entry', { exists: true }), 'Added to your list'],
  [change('entry', { exists: true, progress: 5, status: 'COMPLETED' }), 'Progress: 5, Status: Completed'],
])('says what %j is', (given, text) => {
  expect(changeText(given)).toBe(text);
});

it('names a change by its title, or by what it is about', () => {
  expect(changeTitle(change('entry', {}))).toBe('A list entry');
  expect(changeTitle({ ...change('entry', {}), title: 'Paper Moon' })).toBe('Paper Moon');
});

it.each([
  ['score', 0, 'None'],
  ['score', 8.5, '8.5'],
  ['notes', null, 'None'],
  ['private', true, 'Yes'],
  ['customLists', ['Best', 'Later'], 'Best, Later'],
  ['customLists', { Best: true, Later: false }, 'Best'],
  ['advancedScores', { Story: 8 }, 'Story 8'],
  ['startedAt', { year: 2026, month: 1, day: 2 }, 'Jan 2, 2026'],
  ['completedAt', { year: null, month: null, day: null }, 'None'],
  ['status', 'CURRENT', 'Watching / Reading'],
  ['status', 'DROPPED', 'Dropped'],
  ['userRating', 'NO_RATING', 'No vote'],
])('shows %s %j as %s', (name, value, text) => {
  expect(memberValue(name, value)).toBe(text);
});
