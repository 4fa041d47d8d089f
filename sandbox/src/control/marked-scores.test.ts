import { MARKED_AVERAGE, MARKED_PLACE, MARKED_VOTES, marked } from './marked-scores.ts';

test('every score of a title is marked, and nothing else', () => {
  const response = {
    data: {
      Media: {
        id: 80,
        averageScore: 80,
        meanScore: 81,
        popularity: 80,
        rankings: [
          { rank: 4, type: 'RATED', allTime: true },
          { rank: 5, type: 'POPULAR', allTime: true },
        ],
        stats: {
          scoreDistribution: [{ score: 80, amount: 12 }],
          statusDistribution: [{ status: 'CURRENT', amount: 9 }],
        },
        reviews: { nodes: [{ summary: 'Good', score: 90, ratingAmount: 3 }] },
        mediaListEntry: { score: 8 },
      },
      User: { statistics: { anime: { meanScore: 72, count: 3 } } },
    },
  };
  const { Media } = response.data;
  expect(marked(response)).toEqual({
    data: {
      ...response.data,
      Media: {
        ...Media,
        averageScore: MARKED_AVERAGE,
        meanScore: MARKED_AVERAGE,
        rankings: [{ ...Media.rankings[0], rank: MARKED_PLACE }, Media.rankings[1]],
        stats: { ...Media.stats, scoreDistribution: [{ score: 80, amount: MARKED_VOTES }] },
        reviews: { nodes: [{ ...Media.reviews.nodes[0], score: MARKED_AVERAGE }] },
      },
    },
  });
});

test('unknown scores stay unknown', () => {
  const media = { averageScore: null, meanScore: null, mal_id: 5, score: 0, rank: 0 };
  expect(marked(media)).toEqual(media);
});
