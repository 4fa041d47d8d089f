import { completesAt, datePartsOf, membersForStatus } from './status-rules.ts';

const totals = { episodes: 12, chapters: null, volumes: null };
const manga = { episodes: null, chapters: 40, volumes: 5 };
const today = { year: 2026, month: 11, day: 22 };
const none = { year: null, month: null, day: null };

it('sets the start date of a media that is being watched, when it has none', () => {
  expect(membersForStatus('CURRENT', null, totals, today)).toEqual({ status: 'CURRENT', startedAt: today });
  expect(membersForStatus('CURRENT', { startedAt: none }, totals, today)).toHaveProperty('startedAt', today);
  const may = { year: 2020, month: 5, day: null };
  expect(membersForStatus('CURRENT', { startedAt: may }, totals, today)).toEqual({ status: 'CURRENT' });
});

it('fills up a completed media: progress, volumes and both dates', () => {
  expect(membersForStatus('COMPLETED', null, manga, today)).toEqual({
    status: 'COMPLETED',
    startedAt: today,
    completedAt: today,
    progress: 40,
    progressVolumes: 5,
  });
});

it('leaves what is there already', () => {
  const entry = { progress: 3, progressVolumes: 1, startedAt: { year: 2020 }, completedAt: { year: 2021 } };
  expect(membersForStatus('COMPLETED', entry, manga, today)).toEqual({ status: 'COMPLETED' });
});

it('fills nothing that is not known: neither a total nor the date of an entry', () => {
  const unknown = { episodes: null, chapters: null, volumes: null };
  expect(membersForStatus('COMPLETED', { progress: 0 }, unknown, today)).toEqual({ status: 'COMPLETED' });
});

it.each(['PLANNING', 'PAUSED', 'DROPPED', 'REPEATING'] as const)('brings nothing with %s', (status) => {
  expect(membersForStatus(status, null, totals, today)).toEqual({ status });
});

it('takes the day of this device', () => {
  expect(datePartsOf(new Date(2026, 10, 22, 23, 59))).toEqual(today);
});

it.each([
  [12, { status: 'CURRENT', progress: 11 }, 12, true],
  [12, { status: 'REPEATING', progress: 3 }, 12, true],
  [12, { status: 'PLANNING', progress: null }, 12, true],
  [11, { status: 'CURRENT', progress: 10 }, 12, false],
  [12, { status: 'PAUSED', progress: 11 }, 12, false],
  [12, { status: 'COMPLETED', progress: 11 }, 12, false],
  [12, { status: 'CURRENT', progress: 12 }, 12, false],
  [12, { status: 'CURRENT', progress: 11 }, null, false],
] as const)('progress %s of %j where there are %s completes: %s', (next, entry, total, expected) => {
  expect(completesAt(next, entry, total)).toBe(expected);
});
