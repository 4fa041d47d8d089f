import { buildWorld } from '../world.ts';
import { asker } from './ask.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const world = buildWorld({ now: () => NOW, size: { anime: 700, manga: 300 }, heavyList: 1_200 });
const ask = asker(world);

const ROW = 'count meanScore minutesWatched chaptersRead';
const QUERY = `query ($name: String) { User(name: $name) { statistics { anime { ...S } manga { ...S } } } }
fragment S on UserStatistics {
  count meanScore standardDeviation minutesWatched episodesWatched chaptersRead volumesRead
  formats { format ${ROW} } statuses { status ${ROW} } scores { score ${ROW} } genres { genre mediaIds ${ROW} }
  releaseYears { releaseYear ${ROW} } countries { country ${ROW} } lengths { length ${ROW} }
}`;

interface Row {
  readonly count: number;
  readonly meanScore: number;
  readonly minutesWatched: number;
  readonly chaptersRead: number;
}

interface Totals extends Row {
  readonly standardDeviation: number;
  readonly episodesWatched: number;
  readonly formats: readonly (Row & { format: string })[];
  readonly statuses: readonly (Row & { status: string })[];
  readonly scores: readonly (Row & { score: number })[];
  readonly genres: readonly (Row & { genre: string; mediaIds: readonly number[] })[];
  readonly releaseYears: readonly Row[];
  readonly countries: readonly Row[];
  readonly lengths: readonly Row[];
}

async function statisticsOf(name: string): Promise<{ anime: Totals; manga: Totals }> {
  const { data } = await ask(QUERY, { name });
  // The shape of the query above.
  return (data as { User: { statistics: { anime: Totals; manga: Totals } } }).User.statistics;
}

/** The user's public entries of a type with their works, straight from the list. */
function entriesOf(name: string, type: 'ANIME' | 'MANGA') {
  const id = world.community.users.find((user) => user.name === name)?.id ?? 0;
  return [...world.community.lists.of(id).values()].flatMap((entry) => {
    const media = world.catalogue.byId.get(entry.mediaId);
    return media?.type === type && !entry.isPrivate ? [{ entry, media }] : [];
  });
}

const total = (rows: readonly Row[], member: keyof Row) => rows.reduce((sum, row) => sum + row[member], 0);

describe.each(['aoi', 'ren', 'mio'])('the statistics of %s', (name) => {
  test.each(['ANIME', 'MANGA'] as const)('are those of the list: %s', async (type) => {
    const statistics = (await statisticsOf(name))[type === 'ANIME' ? 'anime' : 'manga'];
    const all = entriesOf(name, type);
    const counted = all.filter(({ entry }) => entry.status !== 'PLANNING');
    const scores = counted.flatMap(({ entry }) => (entry.rawScore > 0 ? [entry.rawScore] : []));
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;

    expect(statistics.count).toBe(counted.length);
    expect(statistics.meanScore).toBeCloseTo(mean, 2);
    for (const rows of [statistics.formats, statistics.countries, statistics.lengths]) {
      expect(total(rows, 'count')).toBe(counted.length);
      expect(total(rows, 'minutesWatched')).toBe(statistics.minutesWatched);
      expect(total(rows, 'chaptersRead')).toBe(statistics.chaptersRead);
    }
    expect(total(statistics.scores, 'count')).toBe(scores.length);
    expect(total(statistics.statuses, 'count')).toBe(all.length);
    for (const { genre, count, mediaIds } of statistics.genres) {
      expect(count).toBe(counted.filter(({ media }) => media.genres.includes(genre)).length);
      expect(mediaIds).toHaveLength(count);
    }
  });

  test('what is planned counts with all that it takes', async () => {
    const { anime, manga } = await statisticsOf(name);
    const planned = (rows: Totals['statuses']) => rows.find(({ status }) => status === 'PLANNING');
    const plannedOf = (type: 'ANIME' | 'MANGA') =>
      entriesOf(name, type).filter(({ entry }) => entry.status === 'PLANNING');
    const minutes = plannedOf('ANIME').reduce(
      (sum, { entry, media }) => sum + (media.episodes ?? entry.progress) * (media.duration ?? 24),
      0,
    );
    const chapters = plannedOf('MANGA').reduce(
      (sum, { entry, media }) => sum + (media.chapters ?? entry.progress),
      0,
    );
    expect(minutes).toBeGreaterThan(0);
    expect(planned(anime.statuses)?.minutesWatched ?? 0).toBe(minutes);
    expect(planned(manga.statuses)?.chaptersRead ?? 0).toBe(chapters);
    expect(total(anime.statuses, 'minutesWatched')).toBe(anime.minutesWatched + minutes);
  });
});

test('somebody without a list has zeros and no rows', async () => {
  const { anime, manga } = await statisticsOf('empty');
  for (const { count, meanScore, standardDeviation, formats, statuses, genres } of [anime, manga]) {
    expect([count, meanScore, standardDeviation]).toEqual([0, 0, 0]);
    expect([...formats, ...statuses, ...genres]).toEqual([]);
  }
});
