import { ApiError } from '@tsugi/data';
import type { UserListState } from '../lists/use-user-lists.ts';
import type { UserList } from '../lists/user-list.ts';
import { parseUsers } from '../params.ts';
import { viewStateOf } from './participants.ts';

function list(name: string): UserListState {
  const value: UserList = { name, avatar: null, scoreFormat: 'POINT_10', entries: new Map(), compared: [] };
  return { status: 'ready', list: value };
}

const failed: UserListState = { status: 'error', error: new ApiError('not-found', { source: 'tracker' }) };

function view(search: string, states: Readonly<Record<string, UserListState>> = {}) {
  return viewStateOf(
    parseUsers(new URLSearchParams(search)),
    (name) => states[name] ?? { status: 'loading' },
  );
}

test('without users, none are selected', () => {
  expect(view('')).toMatchObject({ kind: 'empty', title: 'No users selected' });
});

test('when all are disabled it says so, whether their lists are there or not', () => {
  expect(view('user=aoi&disabled=aoi')).toMatchObject({ kind: 'empty', title: 'All users are disabled' });
});

test('a list on its way is waited for, unless its user is disabled', () => {
  expect(view('user=aoi&user=ren', { aoi: list('aoi') })).toEqual({ kind: 'loading' });
  expect(view('user=aoi&user=ren&disabled=ren', { aoi: list('aoi') })).toMatchObject({ kind: 'compare' });
});

test('enabled users take part, as included or as excluded', () => {
  const result = view('user=aoi&user=ren&exclude=ren', { aoi: list('aoi'), ren: list('ren') });
  expect(result).toMatchObject({
    kind: 'compare',
    input: { included: [{ key: 'aoi' }], excluded: [{ key: 'ren' }] },
    users: [{ name: 'aoi' }],
  });
});

test('an empty set of included users means no content', () => {
  expect(view('user=aoi&exclude=aoi', { aoi: list('aoi') })).toMatchObject({ title: 'No content' });
  expect(view('user=nobody', { nobody: failed })).toMatchObject({ title: 'No content' });
});

test('lists that failed to load are not taken for empty ones', () => {
  const offline: UserListState = { status: 'error', error: new ApiError('offline', { source: 'tracker' }) };
  expect(view('user=aoi', { aoi: offline })).toMatchObject({ title: 'The lists could not be loaded' });
});

test('a user whose list failed does not stand in the way of the others', () => {
  const result = view('user=aoi&user=nobody', { aoi: list('aoi'), nobody: failed });
  expect(result).toMatchObject({ kind: 'compare', input: { included: [{ key: 'aoi' }] } });
});
