import { NO_FILTER } from '../../model/list-params.ts';
import { plannedQuery } from './planned-query.ts';

const FILTER = { ...NO_FILTER, genre: ['Drama'], search: 'moon' };

test('planned titles pass the filters that are set, in the list that is shown', () => {
  expect(plannedQuery({ list: 'Seaside', filter: FILTER }, 7)).toEqual({
    list: 'Seaside',
    filter: { ...FILTER, userStatus: ['PLANNING'] },
    nowMs: 7,
    first: 0,
  });
});

test('a filter for other statuses leaves none, one that has the planned ones among others leaves those', () => {
  const withStatus = (...userStatus: ('PLANNING' | 'CURRENT')[]) =>
    plannedQuery({ list: undefined, filter: { ...FILTER, userStatus } }, 7);
  expect(withStatus('CURRENT')).toBeUndefined();
  expect(withStatus('CURRENT', 'PLANNING')?.filter.userStatus).toEqual(['PLANNING']);
});
