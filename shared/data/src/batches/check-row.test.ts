import type { BatchChange, EntryMembers } from './batch.ts';
import { checkRow, effectOf } from './check-row.ts';
import { type Held, heldOf } from './entry-members.ts';
import { singleEffect } from './single-effect.ts';

const held: Held = {
  id: 9,
  members: { status: 'CURRENT', progress: 3, score: 7.5, notes: null, customLists: ['Best'], private: false },
};
const check = (change: Partial<BatchChange>, now: Held | null = held) =>
  checkRow({ change: { mediaId: 1, title: 'Paper Moon', ...change }, verdict: { state: 'waiting' } }, now);
const send = (request: object) => ({ outcome: 'send', request });

describe('a changed entry', () => {
  const after = { status: 'PAUSED', progress: 3 } as const;
  it('is sent while it holds what the user saw, with all that the user set', () => {
    const members: Partial<EntryMembers> = after;
    expect(check({ entryId: 9, before: { status: 'CURRENT', progress: 3 }, after })).toEqual(
      send({ kind: 'save', entryId: 9, members }),
    );
    expect(check({ entryId: 9, after }).outcome).toBe('send');
  });
  it('is left alone when another client changed it, and when it was deleted', () => {
    const change = { entryId: 9, before: { status: 'PLANNING' }, after } as const;
    expect(check(change)).toEqual({ outcome: 'changed-elsewhere' });
    expect(check(change, null)).toEqual({ outcome: 'changed-elsewhere' });
  });
  it('is confirmed when it holds what is wanted, whatever else it holds', () => {
    expect(check({ entryId: 9, before: { progress: 2 }, after: { progress: 3, score: 7.54 } }).outcome).toBe(
      'confirmed',
    );
  });
  it('that another client made anew is changed under its new id', () => {
    expect(check({ entryId: 8, before: { status: 'CURRENT' }, after: { status: 'PAUSED' } })).toMatchObject(
      send({ entryId: 9 }),
    );
  });
});

it('a new entry is made where there is none, and left alone where there is another', () => {
  expect(check({ after: { status: 'PLANNING' } }, null)).toEqual(
    send({ kind: 'create', members: { status: 'PLANNING' } }),
  );
  expect(check({ after: { status: 'PLANNING' } })).toEqual({ outcome: 'changed-elsewhere' });
  expect(check({ after: { status: 'CURRENT' } })).toEqual({ outcome: 'confirmed' });
});

it('a deletion is sent while the entry holds all that the user saw', () => {
  const before = { status: 'CURRENT', notes: '', customLists: ['Best'] } as const;
  expect(check({ entryId: 9, before })).toEqual(send({ kind: 'delete', entryId: 9 }));
  expect(check({ entryId: 9, before: { ...before, progress: 4 } })).toEqual({ outcome: 'changed-elsewhere' });
  expect(check({ entryId: 9, before }, null)).toEqual({ outcome: 'confirmed' });
});

it('the effect is what differs, whoever changed it', () => {
  const completed = { id: 9, members: { ...held.members, status: 'COMPLETED', progress: 12 } } as const;
  expect(effectOf(held, completed)).toEqual({
    entryId: 9,
    before: { status: 'CURRENT', progress: 3 },
    after: { status: 'COMPLETED', progress: 12 },
  });
  const scored = { id: 9, members: { ...held.members, score: 8 } };
  expect(effectOf(held, scored)).toEqual({ entryId: 9, before: { score: 7.5 }, after: { score: 8 } });
  expect(effectOf(held, held)).toBeUndefined();
  expect(effectOf(null, held)).toEqual({ entryId: 9, after: held.members });
  expect(effectOf(held, null)).toEqual({ entryId: 9, before: held.members });
  expect(effectOf(null, null)).toBeUndefined();
});

it('an entry of the tracker is read in the form in which it is sent', () => {
  const wire = {
    id: 9,
    status: 'CURRENT',
    score: null,
    progress: null,
    progressVolumes: null,
    repeat: null,
    private: null,
    notes: '',
    hiddenFromStatusLists: null,
    customLists: { Best: true, Owned: false },
    advancedScores: { Story: 8, Art: 0 },
    updatedAt: 5,
    startedAt: { year: 2026, month: 1, day: null },
    completedAt: null,
  } as const;
  expect(heldOf(wire)).toEqual({
    id: 9,
    updatedAt: 5,
    members: {
      status: 'CURRENT',
      score: 0,
      progress: 0,
      progressVolumes: 0,
      repeat: 0,
      private: false,
      notes: null,
      hiddenFromStatusLists: false,
      customLists: ['Best'],
      advancedScores: [8, 0],
      startedAt: { year: 2026, month: 1, day: null },
      completedAt: { year: null, month: null, day: null },
    },
  });
});

describe('the effect of a change by itself', () => {
  const at = new Date(2026, 10, 27, 12).getTime();
  const base = { mediaId: 1, title: 'Paper Moon', at };
  const entry = { exists: true, id: 9, status: 'CURRENT', progress: 11, score: 0 };

  it('has what the page knew and the service changed, and the dates that it set', () => {
    const after = {
      ...entry,
      status: 'COMPLETED',
      progress: 12,
      startedAt: { year: 2026, month: 1, day: 1 },
      completedAt: { year: 2026, month: 11, day: 27 },
    };
    expect(singleEffect({ ...base, before: entry, after })).toEqual({
      entryId: 9,
      before: { status: 'CURRENT', progress: 11, completedAt: { year: null, month: null, day: null } },
      after: { status: 'COMPLETED', progress: 12, completedAt: { year: 2026, month: 11, day: 27 } },
    });
  });
  it('is a new entry, or one that is gone', () => {
    const none = { exists: false, id: 0 };
    const members = { status: 'CURRENT', progress: 11, score: 0 };
    expect(singleEffect({ ...base, before: none, after: entry })).toEqual({ entryId: 9, after: members });
    expect(singleEffect({ ...base, before: entry, after: none })).toEqual({ entryId: 9, before: members });
    expect(singleEffect({ ...base, before: none, after: none })).toBeUndefined();
  });
  it('is none when nothing differs, in whichever form', () => {
    const before = { ...entry, customLists: ['Best'], startedAt: { year: 2026 } };
    const after = {
      ...entry,
      customLists: { Best: true, Owned: false },
      startedAt: { year: 2026, month: 2, day: 3 },
    };
    expect(singleEffect({ ...base, before, after })).toBeUndefined();
  });
});
