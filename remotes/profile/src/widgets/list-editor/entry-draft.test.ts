import fc from 'fast-check';
import {
  changesOf,
  clampDraft,
  draftOf,
  type EditedEntry,
  type EntryDraft,
  type EntryRules,
  partsOfDate,
  withStatus,
  withSubScore,
} from './entry-draft.ts';

const rules: EntryRules = {
  totals: { episodes: null, chapters: 40, volumes: 5 },
  scoreFormat: 'POINT_10_DECIMAL',
  subScores: ['Story', 'Art'],
  customLists: ['Comfort', 'Owned'],
};
const entry: EditedEntry = {
  id: 9,
  status: 'CURRENT',
  score: 7,
  advancedScores: { Story: 7, Art: 0 },
  progress: 3,
  progressVolumes: 1,
  repeat: 0,
  private: false,
  hiddenFromStatusLists: false,
  notes: null,
  customLists: { Comfort: true, Owned: false },
  startedAt: { year: 2026, month: 2, day: 3 },
  completedAt: { year: null, month: null, day: null },
};
const now = new Date(2026, 10, 22);
const draft = draftOf(entry, rules);

const status = fc.constantFrom(
  'CURRENT',
  'REPEATING',
  'COMPLETED',
  'DROPPED',
  'PAUSED',
  'PLANNING',
) as fc.Arbitrary<EntryDraft['status']>;
const date = fc.oneof(
  fc.constant(''),
  fc
    .date({ min: new Date(1970, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);
const number = fc.double({ min: -50, max: 200, noNaN: true });
const anyDraft: fc.Arbitrary<EntryDraft> = fc.record({
  status,
  score: number,
  subScores: fc.tuple(number, number),
  progress: number,
  progressVolumes: number,
  repeat: number,
  startedAt: date,
  completedAt: date,
  notes: fc.string(),
  isPrivate: fc.boolean(),
  isHidden: fc.boolean(),
  customLists: fc.subarray(['Comfort', 'Owned']),
});

/** The entry as the service has it after the changes. */
function applied(changes: ReturnType<typeof changesOf>): EditedEntry {
  const { customLists, advancedScores, ...rest } = changes;
  return {
    ...entry,
    ...rest,
    ...(advancedScores ? { advancedScores: { Story: advancedScores[0], Art: advancedScores[1] } } : {}),
    ...(customLists
      ? { customLists: { Comfort: customLists.includes('Comfort'), Owned: customLists.includes('Owned') } }
      : {}),
  };
}

test('an untouched draft has no changes', () => {
  expect(changesOf(entry, draft, rules)).toEqual({});
  expect(changesOf(null, draftOf(null, rules), rules)).toEqual({});
});

test('for any draft, what is sent makes the entry what the draft says, and a second time nothing is sent', () => {
  fc.assert(
    fc.property(anyDraft, (wanted) => {
      const saved = applied(changesOf(entry, wanted, rules));
      expect(draftOf(saved, rules)).toEqual(clampDraft(wanted, rules));
      expect(changesOf(saved, wanted, rules)).toEqual({});
    }),
  );
});

test('only members that differ are sent', () => {
  expect(changesOf(entry, { ...draft, progress: 4 }, rules)).toEqual({ progress: 4 });
  expect(changesOf(entry, { ...draft, isPrivate: true, isHidden: true }, rules)).toEqual({
    private: true,
    hiddenFromStatusLists: true,
  });
  expect(changesOf(entry, { ...draft, customLists: ['Owned', 'Comfort'] }, rules)).toEqual({
    customLists: ['Comfort', 'Owned'],
  });
});

test('an empty text is null, and a date goes in its parts', () => {
  const noted = { ...entry, notes: 'x' };
  expect(changesOf(noted, { ...draft, notes: '' }, rules)).toEqual({ notes: null });
  expect(changesOf(entry, { ...draft, completedAt: '2026-03-04', startedAt: '' }, rules)).toEqual({
    completedAt: { year: 2026, month: 3, day: 4 },
    startedAt: { year: null, month: null, day: null },
  });
});

test('a number that cannot be read is refused', () => {
  for (const member of ['score', 'progress', 'progressVolumes', 'repeat'] as const) {
    expect(() => changesOf(entry, { ...draft, [member]: Number.NaN }, rules)).toThrow(RangeError);
  }
  expect(() => changesOf(entry, { ...draft, subScores: [Number.NaN, 1] }, rules)).toThrow(RangeError);
});

test('sub-scores are sent only where they are switched on and changed, in the order of the settings', () => {
  expect(changesOf(entry, { ...draft, subScores: [7, 8] }, rules)).toEqual({ advancedScores: [7, 8] });
  const off = { ...rules, subScores: [] };
  expect(changesOf(entry, draftOf(entry, off), off)).toEqual({});
});

test('a sub-score moves the score, and taking all of them back leaves it', () => {
  const rated = withSubScore(draft, 1, 8, 'POINT_10_DECIMAL');
  expect(rated).toMatchObject({ subScores: [7, 8], score: 7.5 });
  const emptied = withSubScore(withSubScore(rated, 0, 0, 'POINT_10_DECIMAL'), 1, 0, 'POINT_10_DECIMAL');
  expect(emptied).toMatchObject({ subScores: [0, 0], score: 8 });
});

test('Completed fills what is empty, and nothing else', () => {
  const empty = draftOf(null, rules);
  expect(withStatus(empty, 'COMPLETED', null, rules, now)).toEqual({
    ...empty,
    status: 'COMPLETED',
    progress: 40,
    progressVolumes: 5,
    startedAt: '2026-11-22',
    completedAt: '2026-11-22',
  });
  expect(withStatus(draft, 'COMPLETED', entry, rules, now)).toEqual({
    ...draft,
    status: 'COMPLETED',
    completedAt: '2026-11-22',
  });
});

test('Watching sets the start date alone; a date that is known in part is not overwritten', () => {
  const empty = draftOf(null, rules);
  expect(withStatus(empty, 'CURRENT', null, rules, now)).toEqual({
    ...empty,
    status: 'CURRENT',
    startedAt: '2026-11-22',
  });
  const partly = { ...entry, startedAt: { year: 2020, month: 5, day: null } };
  expect(withStatus(draftOf(partly, rules), 'CURRENT', partly, rules, now).startedAt).toBe('');
});

test('a date that the user has emptied is set again by the status', () => {
  expect(withStatus({ ...draft, startedAt: '' }, 'COMPLETED', entry, rules, now).startedAt).toBe(
    '2026-11-22',
  );
});

test('a date survives the way into its parts and back', () => {
  fc.assert(
    fc.property(date, (text) => {
      expect(draftOf({ ...entry, startedAt: partsOfDate(text) }, rules).startedAt).toBe(text);
    }),
  );
  expect(partsOfDate('2026-3-4')).toEqual({ year: null, month: null, day: null });
});
