import fc from 'fast-check';
import { entryMutation } from './definitions/entry-mutation.ts';
import type { Members } from './definitions/mutation-definition.ts';
import { reconcile } from './reconcile.ts';

const { userMembers } = entryMutation(7);

/** `change` was made on `base`. */
function compare(base: Members, change: Members, server: Members) {
  return reconcile(
    { base, wanted: { ...base, ...change }, changed: Object.keys(change), userMembers },
    server,
  );
}

const entry = { exists: true, id: 9, status: 'CURRENT', progress: 3, score: 0 };
const none = { exists: false, id: 0 };

it.each<[string, Members, Members, Members, unknown]>([
  ['a value that did not change elsewhere', entry, { progress: 5 }, entry, { outcome: 'send' }],
  [
    'another member that changed elsewhere',
    entry,
    { progress: 5 },
    { ...entry, score: 8 },
    { outcome: 'send' },
  ],
  ['what the server has already', entry, { progress: 5 }, { ...entry, progress: 5 }, { outcome: 'done' }],
  [
    'two values of one member',
    entry,
    { progress: 5, score: 7 },
    { ...entry, progress: 8 },
    { outcome: 'conflict', members: ['progress'] },
  ],
  [
    'a member that the page did not have',
    entry,
    { notes: 'mine' },
    { ...entry, notes: 'other' },
    { outcome: 'send' },
  ],
  [
    'a change of an entry that was removed elsewhere',
    entry,
    { exists: true, progress: 5 },
    none,
    { outcome: 'conflict', members: ['exists'] },
  ],
  ['a removal that was made elsewhere too', entry, { exists: false }, none, { outcome: 'done' }],
  ['a removal of the entry as it was seen', entry, { exists: false }, entry, { outcome: 'send' }],
  [
    'a removal of an entry that went on elsewhere',
    entry,
    { exists: false },
    { ...entry, progress: 8 },
    { outcome: 'conflict', members: ['exists', 'progress'] },
  ],
  [
    'a new entry that was made elsewhere too, otherwise',
    none,
    { exists: true, status: 'PLANNING' },
    entry,
    { outcome: 'conflict', members: ['status'] },
  ],
  [
    'a new entry that was made elsewhere too, in the same way',
    none,
    { exists: true, status: 'CURRENT' },
    entry,
    { outcome: 'done' },
  ],
  [
    'custom lists, sent as names and received as switches',
    { ...entry, customLists: { Best: false } },
    { customLists: ['Best'] },
    { ...entry, customLists: { Best: true, Worst: false } },
    { outcome: 'done' },
  ],
  [
    'custom lists that the server has otherwise',
    { ...entry, customLists: { Best: false, Worst: true } },
    { customLists: ['Best', 'Worst'] },
    { ...entry, customLists: { Best: true, Worst: false } },
    { outcome: 'conflict', members: ['customLists'] },
  ],
  [
    'custom lists that the server has in another order',
    { ...entry, customLists: { Best: true, Worst: true } },
    { customLists: ['Best'] },
    { ...entry, customLists: { Best: true, Worst: true } },
    { outcome: 'send' },
  ],
  [
    'a map without members, which is no switch',
    { ...entry, customLists: {} },
    { customLists: [] },
    { ...entry, customLists: {} },
    { outcome: 'send' },
  ],
  [
    'sub-scores, which are no switches',
    { ...entry, advancedScores: { Story: 8, Art: 0 } },
    { advancedScores: { Story: 8, Art: 5 } },
    { ...entry, advancedScores: { Story: 8, Art: 5 } },
    { outcome: 'done' },
  ],
  [
    'a map with a switch and something else',
    { ...entry, advancedScores: { Story: true, Art: 3 } },
    { advancedScores: { Story: true, Art: 5 } },
    { ...entry, advancedScores: { Story: true, Art: 7 } },
    { outcome: 'conflict', members: ['advancedScores'] },
  ],
  [
    'a date, whatever the order of its parts',
    entry,
    { startedAt: { year: 2026, month: 1, day: 2 } },
    { ...entry, startedAt: { day: 2, month: 1, year: 2026 } },
    { outcome: 'done' },
  ],
  [
    'a text that was emptied here and written elsewhere',
    { ...entry, notes: 'before' },
    { notes: null },
    { ...entry, notes: 'other' },
    { outcome: 'conflict', members: ['notes'] },
  ],
  [
    'a text that both emptied',
    { ...entry, notes: 'a' },
    { notes: null },
    { ...entry, notes: null },
    { outcome: 'done' },
  ],
  ['a member that the server does not tell', entry, { repeat: 2 }, entry, { outcome: 'send' }],
  [
    'a member that the server no longer tells',
    { ...entry, repeat: 1 },
    { repeat: 2 },
    entry,
    { outcome: 'send' },
  ],
  [
    'a member that is emptied and that the server does not tell',
    entry,
    { notes: undefined },
    entry,
    { outcome: 'send' },
  ],
  ['a member that no user sets', entry, { updatedAt: 5 }, { ...entry, updatedAt: 9 }, { outcome: 'done' }],
  [
    'only the members that the user set',
    entry,
    { progress: 5 },
    { ...entry, progress: 5, score: 8 },
    { outcome: 'done' },
  ],
  [
    'a removal of an entry of which other members are known by now',
    entry,
    { exists: false },
    { ...entry, notes: 'other' },
    { outcome: 'send' },
  ],
  [
    'a removal of an entry of which fewer members are known by now',
    { ...entry, notes: 'a' },
    { exists: false },
    entry,
    { outcome: 'send' },
  ],
  [
    'a removal of an entry that was made elsewhere again',
    { ...entry, exists: false },
    { exists: false },
    { ...entry, exists: true },
    { outcome: 'conflict', members: ['exists'] },
  ],
  [
    'a new entry that was made elsewhere too, with what the service does not tell',
    none,
    { exists: true, repeat: 1 },
    entry,
    { outcome: 'conflict', members: ['repeat'] },
  ],
  [
    'a new entry that is not there yet',
    none,
    { exists: true, status: 'PLANNING' },
    none,
    { outcome: 'send' },
  ],
  ['an entry of which nothing is known', {}, { progress: 5 }, none, { outcome: 'send' }],
  ['an entry that is there on both sides', entry, { exists: true, progress: 3 }, entry, { outcome: 'done' }],
])('compares %s', (_what, base, change, server, expected) => {
  expect(compare(base, change, server)).toEqual(expected);
});

it.each([
  [false, true, true, 'done'],
  [false, true, false, 'send'],
  [true, false, false, 'done'],
  [true, false, true, 'send'],
])('never sends a toggle from %s to %s when the server has %s: %s', (base, wanted, server, outcome) => {
  const input = { base: { isLiked: base }, wanted: { isLiked: wanted, likeCount: 4 } };
  const names = { changed: ['isLiked', 'likeCount'], userMembers: ['isLiked'] };
  expect(reconcile({ ...input, ...names }, { isLiked: server, likeCount: 9 })).toEqual({ outcome });
});

const members = fc.record({ progress: fc.nat(3), score: fc.nat(3), repeat: fc.nat(3) });

it('asks the user exactly when a member has three different values, and otherwise loses neither side', () => {
  fc.assert(
    fc.property(
      members,
      fc.dictionary(fc.constantFrom('progress', 'score'), fc.nat(3)),
      members,
      (base, change, server) => {
        const result = compare(base, change, server);
        const names = Object.keys(change);
        const at = (value: Members, name: string) => value[name];
        const differing = names.filter((name) => at(server, name) !== change[name]);
        const conflicts = differing.filter((name) => at(server, name) !== at(base, name));
        expect(result.outcome).toBe(
          conflicts.length > 0 ? 'conflict' : differing.length > 0 ? 'send' : 'done',
        );
      },
    ),
  );
});
