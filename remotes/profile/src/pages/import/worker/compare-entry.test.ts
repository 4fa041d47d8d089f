import { listCard } from '@tsugi/data/testing';
import fc from 'fast-check';
import type { FileMembers } from '../../../model/list-file/file-entry.ts';
import { toJsonEntry } from '../../../model/list-file/json-entry.ts';
import { toFileEntry } from '../../../model/list-file/read-json.ts';
import { entries } from '../../../model/list-file/testing/random-entries.ts';
import { type AccountOptions, compareEntry } from './compare-entry.ts';

const ACCOUNT: AccountOptions = {
  scoreFormat: 'POINT_10_DECIMAL',
  customLists: ['Best', 'With friends'],
  subScores: ['Story', 'Sound'],
};

const differ = (file: FileMembers, own?: Parameters<typeof listCard>[1], account = ACCOUNT) =>
  compareEntry(file, own ? listCard(1, own) : undefined, account);

it('finds nothing to change in an own export', () => {
  fc.assert(
    fc.property(entries, (all) => {
      for (const entry of all) {
        const file = toFileEntry(toJsonEntry(entry), 1, 'ANIME', 'POINT_10_DECIMAL');
        const account = {
          ...ACCOUNT,
          customLists: Object.keys(entry.customLists),
          subScores: Object.keys(entry.advancedScores),
        };
        expect(compareEntry(file.members, entry, account).after).toEqual({});
      }
    }),
  );
});

it('gives what the entry holds and what the file wants, of the members that differ alone', () => {
  const own = { status: 'CURRENT', progress: 3, score: 8, score100: 80, notes: 'Tea' } as const;
  expect(differ({ status: 'COMPLETED', progress: 12, notes: 'Tea' }, own)).toEqual({
    before: { status: 'CURRENT', progress: 3 },
    after: { status: 'COMPLETED', progress: 12 },
  });
});

it('leaves alone what the file does not know', () => {
  const own = { notes: 'Tea', score: 8, score100: 80, startedAt: { year: 2020, month: 1, day: 2 } };
  expect(differ({ progress: 0 }, own)).toEqual({ before: {}, after: {} });
});

it('takes a date and notes away that a complete file has not', () => {
  const own = { notes: 'Tea', startedAt: { year: 2020, month: 1, day: 2 } };
  const none = { year: null, month: null, day: null };
  expect(differ({ notes: null, startedAt: null }, own).after).toEqual({ notes: null, startedAt: none });
});

it('converts scores to the format of the account, and is content with a coarser one that fits', () => {
  expect(differ({ score: { value: 8, format: 'POINT_10' } }, { score: 8.3, score100: 83 }).after).toEqual({});
  expect(differ({ score: { value: 9, format: 'POINT_10' } }, { score: 8.3, score100: 83 }).after).toEqual({
    score: 9,
  });
  const stars = { ...ACCOUNT, scoreFormat: 'POINT_5' } as const;
  expect(differ({ score: { value: 9, format: 'POINT_10' } }, undefined, stars).after).toMatchObject({
    score: 5,
  });
});

it('sends sub-scores in the order of the account, and custom lists that it has', () => {
  const own = { advancedScores: { Story: 7, Sound: 6 }, customLists: { Best: true, 'With friends': false } };
  const file = {
    advancedScores: [
      { name: 'Sound', score: 9 },
      { name: 'Animation', score: 5 },
    ],
    customLists: ['With friends', 'Elsewhere'],
  };
  expect(differ(file, own)).toEqual({
    before: { advancedScores: [7, 6], customLists: ['Best'] },
    after: { advancedScores: [7, 9], customLists: ['With friends'] },
  });
  expect(differ({ advancedScores: [{ name: 'Animation', score: 5 }] }, own).after).toEqual({});
});

it('makes a new entry of what is set, planned where the file names no status', () => {
  const file = { progress: 0, notes: null, private: false, customLists: [], startedAt: null, repeat: 2 };
  expect(differ(file)).toEqual({ before: undefined, after: { status: 'PLANNING', repeat: 2 } });
});
