import { changeOf, EMPTY_DRAFT } from './change-draft.ts';

const of = (draft: Partial<typeof EMPTY_DRAFT>) => changeOf({ ...EMPTY_DRAFT, ...draft });

test('nothing is asked for until something is chosen', () => {
  expect(of({})).toBe('nothing');
  expect(of({ customLists: { Best: 'keep' }, scoreValue: 9, notesValue: 'unused' })).toBe('nothing');
});

test('what is chosen is asked for, and nothing else', () => {
  expect(of({ status: 'PAUSED' })).toEqual({ status: 'PAUSED' });
  expect(of({ score: 'none', scoreValue: 9 })).toEqual({ score: 0 });
  expect(of({ progress: 'last', volumes: 'set', volumesValue: 3 })).toEqual({
    progress: { kind: 'last' },
    progressVolumes: { kind: 'set', value: 3 },
  });
  expect(of({ startedAt: 'set', startedValue: '2026-11-27', completedAt: 'none' })).toEqual({
    startedAt: { year: 2026, month: 11, day: 27 },
    completedAt: { year: null, month: null, day: null },
  });
  expect(of({ notes: 'append', notesValue: ' more ' })).toEqual({ notes: { kind: 'append', text: 'more' } });
  expect(of({ notes: 'none' })).toEqual({ notes: { kind: 'replace', text: '' } });
  expect(of({ private: 'off', hidden: 'on', repeat: 'set', repeatValue: 2 })).toEqual({
    private: false,
    hiddenFromStatusLists: true,
    repeat: 2,
  });
  expect(of({ customLists: { Best: 'on', Owned: 'off', Later: 'keep' } })).toEqual({
    customLists: { Best: true, Owned: false },
  });
});

test('a choice whose value is missing says which', () => {
  expect(of({ score: 'set', scoreValue: Number.NaN })).toBe('number');
  expect(of({ startedAt: 'set' })).toBe('date');
  expect(of({ notes: 'replace', notesValue: '  ' })).toBe('text');
});
