import { listCard } from '@tsugi/data/testing';
import type { ListCard, SelectedEntry } from '../worker/list.protocol.ts';
import { type BulkChange, NO_DATE } from './bulk-change.ts';
import { entryOutcome, membersOf } from './entry-outcome.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const TODAY = { year: 2026, month: 11, day: 27 };
const RULES = { scoreFormat: 'POINT_10_DECIMAL', today: TODAY, nowMs: NOW };

type Media = Partial<Pick<ListCard['media'], 'episodes' | 'chapters' | 'volumes' | 'nextAiringEpisode'>>;

function entry(
  members: Partial<Omit<ListCard, 'media'>> = {},
  media: Media = { episodes: 12 },
): SelectedEntry {
  const { media: whole, ...rest } = listCard(1, { ...members, media });
  const { episodes, chapters, volumes, nextAiringEpisode, title } = whole;
  return { ...rest, media: { episodes, chapters, volumes, nextAiringEpisode, title: title.userPreferred } };
}

const after = (of: SelectedEntry, change: BulkChange) => entryOutcome(of, change, RULES).after;
const airing = (episode: number, afterSeconds: number): Media => ({
  episodes: 12,
  nextAiringEpisode: { airingAt: NOW / 1000 + afterSeconds, timeUntilAiring: 0, episode },
});

describe('a status for all', () => {
  test('changes nothing of an entry that has it, and nothing else of one that is paused', () => {
    expect(after(entry({ status: 'PAUSED' }), { status: 'PAUSED' })).toEqual({});
    expect(after(entry({ progress: 3, startedAt: TODAY }), { status: 'PAUSED' })).toEqual({
      status: 'PAUSED',
    });
  });

  test('completes as the service does: the last episode, a finish date, a start date where there is none', () => {
    const watched = entry({ progress: 3, startedAt: { year: 2025, month: 1, day: null } });
    expect(entryOutcome(watched, { status: 'COMPLETED' }, RULES)).toEqual({
      before: { status: 'CURRENT', progress: 3, completedAt: NO_DATE },
      after: { status: 'COMPLETED', progress: 12, completedAt: TODAY },
      isLengthUnknown: false,
    });
    expect(
      after(entry({ status: 'PLANNING' }, { chapters: 40, volumes: 5 }), { status: 'COMPLETED' }),
    ).toEqual({
      status: 'COMPLETED',
      progress: 40,
      progressVolumes: 5,
      startedAt: TODAY,
      completedAt: TODAY,
    });
  });

  test('keeps dates that are there, and those that the user chose, also when it is none', () => {
    const finished = { year: 2024, month: 2, day: 3 };
    expect(after(entry({ completedAt: finished }), { status: 'COMPLETED' })).toMatchObject({
      completedAt: finished,
    });
    const change = { status: 'COMPLETED', startedAt: NO_DATE, completedAt: NO_DATE } as const;
    expect(after(entry(), change)).toEqual({
      status: 'COMPLETED',
      progress: 12,
      startedAt: NO_DATE,
      completedAt: NO_DATE,
    });
  });

  test('begins what was planned with today as the start', () => {
    expect(after(entry({ status: 'PLANNING' }), { status: 'CURRENT' })).toEqual({
      status: 'CURRENT',
      startedAt: TODAY,
    });
  });
});

describe('a progress for all', () => {
  test('ends at the length of each title', () => {
    const started = { progress: 1, startedAt: TODAY };
    const change: BulkChange = { progress: { kind: 'set', value: 8 } };
    expect(after(entry(started), change)).toEqual({ progress: 8 });
    expect(after(entry(started, { episodes: 6 }), change)).toMatchObject({
      progress: 6,
      status: 'COMPLETED',
    });
    expect(after(entry(started, { episodes: null }), change)).toEqual({ progress: 8 });
  });

  test('to the last episode completes what is watched, and counts a repeat', () => {
    const change: BulkChange = { progress: { kind: 'last' } };
    const started = { progress: 1, startedAt: TODAY };
    expect(after(entry(started), change)).toEqual({ progress: 12, status: 'COMPLETED', completedAt: TODAY });
    expect(after(entry({ ...started, status: 'REPEATING', completedAt: TODAY, repeat: 1 }), change)).toEqual({
      progress: 12,
      status: 'COMPLETED',
      repeat: 2,
      completedAt: TODAY,
    });
    // One that is paused stays so, and so does one for which another status is chosen.
    expect(after(entry({ ...started, status: 'PAUSED' }), change)).toEqual({ progress: 12 });
    expect(after(entry(started), { ...change, status: 'DROPPED' })).toEqual({
      progress: 12,
      status: 'DROPPED',
    });
    expect(after(entry(started), { ...change, status: 'CURRENT' })).toMatchObject({ status: 'COMPLETED' });
  });

  test('of an anime that airs, the last episode is the one that is out', () => {
    const change: BulkChange = { progress: { kind: 'last' } };
    const started = { progress: 1, startedAt: TODAY };
    expect(after(entry(started, airing(8, 60)), change)).toEqual({ progress: 7 });
    expect(after(entry(started, airing(8, -60)), change)).toEqual({ progress: 8 });
  });

  test('whose last episode nobody knows leaves the entry as it is, and says so', () => {
    const outcome = entryOutcome(entry({}, { episodes: null }), { progress: { kind: 'last' } }, RULES);
    expect(outcome).toEqual({ before: {}, after: {}, isLengthUnknown: true });
  });

  test('above zero begins: with today as the start, and what was planned is watched', () => {
    expect(after(entry({ status: 'PLANNING' }), { progress: { kind: 'set', value: 2 } })).toEqual({
      progress: 2,
      status: 'CURRENT',
      startedAt: TODAY,
    });
    expect(after(entry(), { progress: { kind: 'set', value: 2 }, startedAt: NO_DATE })).toEqual({
      progress: 2,
      startedAt: NO_DATE,
    });
  });

  test('counts volumes by themselves', () => {
    const manga = entry({ progress: 3 }, { chapters: 40, volumes: 5 });
    expect(after(manga, { progressVolumes: { kind: 'last' } })).toEqual({ progressVolumes: 5 });
    expect(after(manga, { progressVolumes: { kind: 'set', value: 9 } })).toEqual({ progressVolumes: 5 });
  });
});

test('a score is of the owner’s format, and 0 takes it away', () => {
  expect(after(entry(), { score: 7.54 })).toEqual({ score: 7.5 });
  expect(after(entry({ score: 8 }), { score: 0 })).toEqual({ score: 0 });
  expect(entryOutcome(entry(), { score: 4 }, { ...RULES, scoreFormat: 'POINT_3' }).after).toEqual({
    score: 3,
  });
});

test('notes are replaced, appended on a line of their own, or taken away', () => {
  const noted = entry({ notes: 'a note' });
  expect(after(noted, { notes: { kind: 'append', text: 'more' } })).toEqual({ notes: 'a note\nmore' });
  expect(after(entry(), { notes: { kind: 'append', text: 'more' } })).toEqual({ notes: 'more' });
  expect(after(noted, { notes: { kind: 'replace', text: 'other' } })).toEqual({ notes: 'other' });
  expect(after(noted, { notes: { kind: 'replace', text: '' } })).toEqual({ notes: null });
  expect(after(entry(), { notes: { kind: 'replace', text: '' } })).toEqual({});
});

test('an entry goes onto custom lists and off them, and stays on the others', () => {
  const listed = entry({ customLists: { Best: true, Owned: false, Later: true } });
  expect(entryOutcome(listed, { customLists: { Owned: true, Later: false } }, RULES)).toMatchObject({
    before: { customLists: ['Best', 'Later'] },
    after: { customLists: ['Best', 'Owned'] },
  });
  expect(after(listed, { customLists: { Best: true, Owned: false } })).toEqual({});
});

test('who sees an entry, and how often it was repeated', () => {
  const change = { private: true, hiddenFromStatusLists: false, repeat: 2 };
  expect(after(entry(), change)).toEqual({ private: true, repeat: 2 });
});

test('all that an entry has is in the form in which it is sent', () => {
  const whole = membersOf(
    entry({
      score: 7,
      customLists: { Best: true, Owned: false },
      advancedScores: { Story: 7, Art: 0 },
      startedAt: { year: 2020, month: null, day: null },
    }),
  );
  expect(whole).toEqual({
    status: 'CURRENT',
    score: 7,
    progress: 0,
    progressVolumes: 0,
    repeat: 0,
    private: false,
    notes: null,
    hiddenFromStatusLists: false,
    customLists: ['Best'],
    advancedScores: [7, 0],
    startedAt: { year: 2020, month: null, day: null },
    completedAt: NO_DATE,
  });
});
