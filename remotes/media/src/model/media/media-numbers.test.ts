import { mediaNumbers, type NumbersSource, votesText } from './media-numbers.ts';

const ranked = { id: 1, format: 'TV', year: null, season: null, allTime: false, context: '' } as const;

const media: NumbersSource = {
  meanScore: 84,
  averageScore: 83,
  popularity: 182_300,
  rankings: [
    { ...ranked, rank: 40, type: 'RATED', allTime: true },
    { ...ranked, rank: 12, type: 'POPULAR', year: 2026, season: 'FALL' },
    null,
  ],
  stats: {
    statusDistribution: null,
    scoreDistribution: [{ score: 80, amount: 41_000 }, { score: 90, amount: 204 }, null],
  },
};

it('lists scores, the best rank, lists and favourites', () => {
  expect(mediaNumbers(media, 9310)).toEqual([
    { value: '8.4', label: 'AniList, 41,204 votes', tone: 'good', isScore: true },
    { value: '8.3', label: 'weighted average', isMinor: true, isScore: true },
    { value: '#12', label: 'popular in Fall 2026' },
    { value: '182.3K', label: 'on lists' },
    { value: '9,310', label: 'favourites' },
  ]);
});

it('leaves out places by score where scores are hidden: only titles that are scored well have any', () => {
  const rankings = [{ ...ranked, rank: 3, type: 'RATED', allTime: true }] as const;
  const labels = mediaNumbers({ ...media, rankings }, 9310, true).map(({ label }) => label);
  expect(labels).toEqual(['AniList, 41,204 votes', 'weighted average', 'on lists', 'favourites']);
});

it('says how good a score is from 75 and from 60 on', () => {
  const tones = [75, 74, 60, 59].map((meanScore) => mediaNumbers({ ...media, meanScore }, 0)[0]?.tone);
  expect(tones).toEqual(['good', 'average', 'average', 'bad']);
});

it('leaves out what is not known yet', () => {
  const unknown = { meanScore: null, averageScore: null, popularity: 0, rankings: null, stats: null };
  expect(mediaNumbers(unknown, 1)).toEqual([{ value: '1', label: 'favourite' }]);
});

it('prefers the place of all time among equal ones', () => {
  const rankings = [
    { ...ranked, rank: 3, type: 'POPULAR', year: 2026 },
    { ...ranked, rank: 3, type: 'RATED', allTime: true },
  ] as const;
  expect(mediaNumbers({ ...media, rankings }, 0)).toContainEqual({ value: '#3', label: 'rated of all time' });
});

it('names the service beside its votes', () => {
  expect(votesText('AniList', 131_112)).toBe('AniList, 131,112 votes');
  expect(votesText('MAL', 1)).toBe('MAL, 1 vote');
  expect(votesText('MAL', null)).toBe('MAL');
});
