import { currentEntry } from '../testing/current-entry.ts';
import { undoCompletion } from './undo-completion.ts';

const NO_DATE = { year: null, month: null, day: null };

test('the last episode is not seen, and the day is empty again', () => {
  expect(undoCompletion(currentEntry(1, { progress: 12 }))).toEqual({
    status: 'CURRENT',
    progress: 11,
    completedAt: NO_DATE,
  });
});

test('a repetition retains its count and the first completion date', () => {
  const entry = currentEntry(1, {
    status: 'REPEATING',
    progress: 12,
    repeat: 2,
    completedAt: { year: 2020 },
  });
  expect(undoCompletion(entry)).toEqual({ status: 'REPEATING', progress: 11, repeat: 2 });
});

test('a manga has as many volumes read as before', () => {
  const entry = currentEntry(1, { progress: 40, progressVolumes: 3, media: { type: 'MANGA', chapters: 40 } });
  expect(undoCompletion(entry)).toMatchObject({ progress: 39, progressVolumes: 3 });
});
