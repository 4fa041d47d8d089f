import { mediaFacts } from './media-facts.ts';

const NONE = {
  format: null,
  status: null,
  seasonYear: null,
  startDate: null,
  episodes: null,
  chapters: null,
  volumes: null,
};

it('says format, year and length in one line', () => {
  expect(mediaFacts({ ...NONE, format: 'TV', seasonYear: 2026, episodes: 12 })).toBe('TV · 2026 · 12 ep');
  expect(mediaFacts({ ...NONE, format: 'NOVEL', startDate: { year: 2019 }, volumes: 7 })).toBe(
    'Light novel · 2019 · 7 vol',
  );
});

it('leaves out what is not known, and says when a date is still to come', () => {
  expect(mediaFacts(NONE)).toBe('');
  expect(mediaFacts({ ...NONE, format: 'MOVIE', status: 'NOT_YET_RELEASED' })).toBe('Movie · TBA');
});
