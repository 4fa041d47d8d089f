import { becomesText, changedMembers, memberLabel, memberText } from './member-text.ts';

const ANIME = { type: 'ANIME', scoreFormat: 'POINT_10' } as const;

test('values read as in the editor, and nothing is a dash', () => {
  const members = {
    status: 'CURRENT',
    score: 8,
    progress: 0,
    private: true,
    notes: null,
    customLists: ['Best', 'Owned'],
    startedAt: { year: 2026, month: 11, day: null },
    completedAt: { year: null, month: null, day: null },
  } as const;
  const texts = (
    ['status', 'score', 'progress', 'private', 'notes', 'customLists', 'startedAt', 'completedAt'] as const
  ).map((member) => memberText(member, members, ANIME));
  expect(texts).toEqual(['Watching', '8/10', '0', 'Yes', '–', 'Best, Owned', 'Nov 2026', '–']);
  expect(memberText('score', { score: 0 }, ANIME)).toBe('–');
  expect(memberText('status', { status: 'CURRENT' }, { ...ANIME, type: 'MANGA' })).toBe('Reading');
});

test('members are named as the type of the list has them', () => {
  const names = (type: 'ANIME' | 'MANGA') =>
    (['progress', 'repeat'] as const).map((member) => memberLabel(member, { ...ANIME, type }));
  expect([names('ANIME'), names('MANGA')]).toEqual([
    ['Episodes', 'Rewatches'],
    ['Chapters', 'Rereads'],
  ]);
});

test('of a batch whose type is not known, the words of both stand there', () => {
  const context = { ...ANIME, type: undefined };
  expect(memberText('status', { status: 'CURRENT' }, context)).toBe('Watching / Reading');
  expect((['progress', 'repeat'] as const).map((member) => memberLabel(member, context))).toEqual([
    'Progress',
    'Repeats',
  ]);
});

test('sub-scores read as numbers, and none of them is a dash', () => {
  expect(memberText('advancedScores', { advancedScores: [7, 8.5] }, ANIME)).toBe('7 · 8.5');
  expect(memberText('advancedScores', { advancedScores: [0, 0] }, ANIME)).toBe('–');
});

test('what is sent and does not differ is no change', () => {
  expect(
    changedMembers({ before: { status: 'CURRENT', progress: 3 }, after: { progress: 4, status: 'CURRENT' } }),
  ).toEqual(['progress']);
  expect(changedMembers({ after: { customLists: ['Best'], status: 'PLANNING' } })).toEqual([
    'status',
    'customLists',
  ]);
  expect(changedMembers({ before: { status: 'CURRENT' } })).toEqual([]);
});

test('of notes to which a text is appended the preview shows that text', () => {
  const notes = (before: string | null, after: string | null) =>
    becomesText('notes', { before: { notes: before }, after: { notes: after } }, ANIME);
  expect(notes('a long note', 'a long note\nmore')).toBe('… more');
  expect(notes('a note', 'another')).toBe('another');
  expect(notes(null, 'more')).toBe('more');
});
