import { scoreBars, statusParts, voteCount } from './distributions.ts';

describe('the scores', () => {
  it('have a bar for each of ten, the highest being the whole height', () => {
    const bars = scoreBars([{ score: 80, amount: 50 }, { score: 100, amount: 200 }, null]);
    expect(bars.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(bars.map(({ amount }) => amount)).toEqual([0, 0, 0, 0, 0, 0, 0, 50, 0, 200]);
    expect(bars.map(({ height }) => height)).toEqual([0, 0, 0, 0, 0, 0, 0, 0.25, 0, 1]);
  });

  it('count a score between two steps with the higher one', () => {
    expect(scoreBars([{ score: 75, amount: 3 }])[7]).toMatchObject({ label: '8', amount: 3 });
  });

  it.each([[null], [[]], [[{ score: 50, amount: 0 }]]])('have no bars without a vote: %j', (distribution) => {
    expect(scoreBars(distribution)).toEqual([]);
    expect(voteCount(distribution)).toBe(0);
  });
});

describe('the statuses', () => {
  it('come in the order of a list, with their shares', () => {
    const parts = statusParts(
      [
        { status: 'DROPPED', amount: 10 },
        { status: 'CURRENT', amount: 1500 },
        null,
        { status: 'PAUSED', amount: 0 },
        { status: 'COMPLETED', amount: 490 },
      ],
      'MANGA',
    );
    expect(parts).toEqual([
      { label: 'Reading', amount: '1,500', share: 0.75, tone: 'current' },
      { label: 'Completed', amount: '490', share: 0.245, tone: 'completed' },
      { label: 'Dropped', amount: '10', share: 0.005, tone: 'dropped' },
    ]);
  });
});
