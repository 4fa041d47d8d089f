import { canProgress, countsProgress, listButtonText, ownScoreText } from './list-button-text.ts';

it.each([
  [{ status: 'CURRENT', progress: 5 }, 'ANIME', 12, 'Watching · 5 of 12'],
  [{ status: 'CURRENT', progress: 5 }, 'MANGA', null, 'Reading · 5'],
  [{ status: 'CURRENT', progress: 0 }, 'ANIME', 12, 'Watching'],
  [{ status: 'REPEATING', progress: 1 }, 'MANGA', 3, 'Rereading · 1 of 3'],
  [{ status: 'COMPLETED', progress: 12 }, 'ANIME', 12, 'Completed'],
  [{ status: 'PLANNING', progress: null }, 'ANIME', 12, 'Planning'],
  [null, 'ANIME', 12, 'Edit'],
  [{ status: null, progress: 3 }, 'ANIME', 12, 'Edit'],
] as const)('%j of %s reads "%s"', (entry, type, total, text) => {
  expect(listButtonText(entry, type, total)).toBe(text);
});

it.each([
  [{ status: 'CURRENT', progress: 5 }, 12, true],
  [{ status: 'CURRENT', progress: null }, null, true],
  [{ status: 'REPEATING', progress: 12 }, 12, false],
  [{ status: 'PAUSED', progress: 5 }, 12, false],
  [null, 12, false],
] as const)('%j of %s can go on: %s', (entry, total, expected) => {
  expect(canProgress(entry, total)).toBe(expected);
});

it.each([
  [8.5, 'POINT_10_DECIMAL', '8.5'],
  [8, 'POINT_10', '8'],
  [85, 'POINT_100', '85'],
  [4, 'POINT_5', '4 ★'],
  [3, 'POINT_3', '🙂'],
  [0, 'POINT_10', ''],
  [null, 'POINT_10', ''],
  [8, undefined, ''],
] as const)('a score of %s in %s reads "%s"', (score, format, text) => {
  expect(ownScoreText(score, format)).toBe(text);
});

it.each([
  [{ status: 'CURRENT', progress: 0 }, true],
  [{ status: 'PAUSED', progress: 3 }, true],
  [{ status: 'DROPPED', progress: 3 }, true],
  [{ status: 'PLANNING', progress: 0 }, false],
  [{ status: 'COMPLETED', progress: 12 }, false],
  [null, false],
] as const)('the number of %j can be changed: %s', (entry, expected) => {
  expect(countsProgress(entry)).toBe(expected);
});
