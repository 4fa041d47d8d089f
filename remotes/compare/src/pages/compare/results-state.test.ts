import { ApiError } from '@tsugi/data';
import type { ChosenUser } from '../../model/params.ts';
import type { ListState } from '../../model/types.ts';
import { comparison, resultRow, userProgress } from '../../testing/comparison.ts';
import { resultsState } from './results-state.ts';

const aoi: ChosenUser = { name: 'aoi', disabled: false, excluded: false };
const failed = (kind: 'not-found' | 'server'): ListState => ({
  status: 'error',
  error: new ApiError(kind, { source: 'tracker' }),
});
const of = (user: Partial<ChosenUser>, ...rest: [Parameters<typeof comparison>[0]?, boolean?]) =>
  resultsState([{ ...aoi, ...user }], comparison(rest[0]), rest[1] ?? false);

test('the empty states have their texts', () => {
  expect(resultsState([], comparison(), false)).toMatchObject({ title: 'No users selected' });
  expect(of({ disabled: true })).toMatchObject({ title: 'All users are disabled' });
  expect(of({ excluded: true })).toMatchObject({ title: 'No content' });
  expect(of({}, { rows: [] })).toMatchObject({ title: 'No content' });
});

test('while lists are on their way, no result says nothing yet', () => {
  expect(of({}, { pending: 1 })).toEqual({ kind: 'loading' });
  expect(of({}, { rows: [], pending: 1 })).toEqual({ kind: 'loading' });
  expect(of({}, { isComputing: true })).toEqual({ kind: 'loading' });
  // The last result stays while another is computed: typing does not flicker.
  expect(of({}, { rows: [], isComputing: true })).toMatchObject({ title: 'No content' });
  expect(of({}, { rows: [resultRow(1)], pending: 1, isComputing: true })).toEqual({ kind: 'results' });
});

test('filters that leave nothing can be reset', () => {
  expect(of({}, { rows: [] }, true)).toMatchObject({ title: 'No content', canReset: true });
  expect(of({}, { rows: [] }, false)).not.toHaveProperty('canReset');
});

test('lists that failed are told apart from users that do not exist', () => {
  expect(of({}, { users: [userProgress('aoi', failed('not-found'))] })).toMatchObject({
    title: 'No content',
  });
  expect(of({}, { users: [userProgress('aoi', failed('server'))] })).toMatchObject({
    title: 'The lists could not be loaded',
  });
});
