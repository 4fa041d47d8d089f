import fc from 'fast-check';
import { DEFAULT_FILTER, formatFilter, parseFilter, SCOPES, TYPES, variablesFor } from './activity-filter.ts';

const filters = fc.record({
  scope: fc.constantFrom(...SCOPES.map(({ value }) => value)),
  type: fc.constantFrom(...TYPES.map(({ value }) => value)),
});

it('reads what it has written', () => {
  fc.assert(fc.property(filters, (filter) => expect(parseFilter(formatFilter(filter))).toEqual(filter)));
});

it('takes whatever else it finds for the default', () => {
  expect(parseFilter(null)).toEqual(DEFAULT_FILTER);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { scope, type } = parseFilter(text);
      expect(SCOPES.map(({ value }) => value)).toContain(scope);
      expect(TYPES.map(({ value }) => value)).toContain(type);
    }),
  );
  expect(parseFilter('global/nothing')).toEqual({ scope: 'global', type: 'all' });
});

it('asks for everything of those one follows, and for what others talk about', () => {
  expect(variablesFor({ scope: 'following', type: 'all' })).toEqual({ isFollowing: true });
  expect(variablesFor({ scope: 'global', type: 'all' })).toEqual({ isFollowing: false, hasReplies: true });
});

it('asks for texts or for lists alone', () => {
  expect(variablesFor({ scope: 'following', type: 'text' })).toEqual({
    isFollowing: true,
    activityType: 'TEXT',
  });
  expect(variablesFor({ scope: 'global', type: 'list' })).toMatchObject({ activityType: 'MEDIA_LIST' });
});
