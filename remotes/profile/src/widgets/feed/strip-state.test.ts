import { ApiError } from '@tsugi/data';
import { stripState } from './strip-state.ts';

type State = Parameters<typeof stripState>[0];

const READY: State = {
  status: 'ready',
  entries: [{ item: { id: 1, createdAt: 1_700_000_000 }, readAt: 0 }],
  error: undefined,
  isOnline: true,
  isRefreshing: false,
  isLive: true,
};

function stateOf(feed: Partial<State>) {
  return stripState({ ...READY, ...feed });
}

function errorOf(kind: 'offline' | 'server') {
  return new ApiError(kind, { source: 'tracker' });
}

test('a feed is live only while its refreshes arrive', () => {
  expect(stateOf({})).toBe('live');
  expect(stateOf({ error: errorOf('server') })).toBe('failed');
  expect(stateOf({ status: 'error', entries: [], error: errorOf('server') })).toBe('failed');
});

test('without a connection a feed says that its rows may be old, not that it is live', () => {
  expect(stateOf({ error: errorOf('offline') })).toBe('offline');
  expect(stateOf({ isOnline: false })).toBe('offline');
  expect(stateOf({ status: 'error', entries: [], error: errorOf('offline') })).toBe('failed');
});

test('a refresh under way, and a feed that has stopped', () => {
  expect(stateOf({ status: 'loading' })).toBe('loading');
  expect(stateOf({ isRefreshing: true, error: errorOf('server') })).toBe('refreshing');
  expect(stateOf({ isLive: false })).toBe('stopped');
});
