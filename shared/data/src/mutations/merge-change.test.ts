import fc from 'fast-check';
import { changedSince, rebased } from './merge-change.ts';

it.each([
  ['what nobody else changed', { progress: 3 }, { progress: 5 }, { progress: 3 }, { progress: 5 }],
  ['nothing that was changed elsewhere', { progress: 3 }, { progress: 5 }, { progress: 8 }, { progress: 8 }],
  ['nothing when it is done already', { progress: 3 }, { progress: 5 }, { progress: 5 }, { progress: 5 }],
  ['what the page did not know', {}, { notes: 'mine' }, { notes: null }, { notes: 'mine' }],
  ['what the service does not tell', { count: 1 }, { count: 2 }, {}, { count: 2 }],
  [
    'each member by itself',
    { progress: 3, score: 0 },
    { progress: 5, score: 9 },
    { progress: 8, score: 0 },
    { progress: 8, score: 9 },
  ],
])('wants %s', (_what, base, wanted, truth, expected) => {
  expect(rebased(base, wanted, truth)).toEqual(expected);
});

const members = fc.dictionary(
  fc.constantFrom('a', 'b', 'c'),
  fc.oneof(fc.integer(), fc.boolean(), fc.string()),
);

it('wants nothing else than the service has when the reader changed nothing, and all that was wanted when nobody else did', () => {
  fc.assert(
    fc.property(members, members, (one, other) => {
      expect(rebased(one, one, other)).toEqual(other);
      expect(rebased(one, { ...one, ...other }, one)).toEqual({ ...one, ...other });
      expect({ ...one, ...changedSince(one, { ...one, ...other }) }).toEqual({ ...one, ...other });
    }),
  );
});
