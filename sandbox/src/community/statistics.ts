import type { MediaType } from '../catalogue/media.ts';
import type { World } from '../world.ts';
import { creditGroups, type Groups, plainGroups, type Seen } from './statistics-groups.ts';
import type { User } from './user.ts';

/** One row of a breakdown. `key` is what the row is about: a format, a genre, a person's id. */
export type StatisticRow = {
  key: string | number;
  count: number;
  meanScore: number;
  minutesWatched: number;
  chaptersRead: number;
  mediaIds: readonly number[];
  characterIds: readonly number[];
};

export type Statistics = {
  count: number;
  meanScore: number;
  standardDeviation: number;
  minutesWatched: number;
  episodesWatched: number;
  chaptersRead: number;
  volumesRead: number;
  /** Rows by the name of the breakdown. Computed when asked for. */
  rows(breakdown: string): readonly StatisticRow[];
};

type Kept = { version: number; statistics: Statistics };
const kept = new WeakMap<User, Map<string, Kept>>();

/** Computed from the list as it stands; cached until the list changes. Private entries count for their owner only. */
export function statisticsOf(
  user: User,
  type: MediaType,
  world: World,
  viewerId: number | undefined,
): Statistics {
  const version = world.community.lists.version(user.id);
  const key = `${type} ${viewerId === user.id}`;
  const mine = kept.get(user) ?? new Map<string, Kept>();
  kept.set(user, mine);
  const known = mine.get(key);
  if (known !== undefined && known.version === version) {
    return known.statistics;
  }
  const statistics = compute(seenBy(user, type, world, viewerId), world);
  mine.set(key, { version, statistics });
  return statistics;
}

function seenBy(user: User, type: MediaType, world: World, viewerId: number | undefined): readonly Seen[] {
  const seen: Seen[] = [];
  for (const entry of world.community.lists.of(user.id).values()) {
    const media = world.catalogue.byId.get(entry.mediaId);
    if (media?.type === type && (!entry.isPrivate || viewerId === user.id)) {
      const length = media.episodes ?? media.chapters;
      // What is planned counts with all that it would take.
      const rounds =
        entry.status === 'PLANNING'
          ? (length ?? entry.progress)
          : entry.progress + entry.repeat * (length ?? entry.progress);
      seen.push({
        entry,
        media,
        minutes: type === 'ANIME' ? rounds * (media.duration ?? 24) : 0,
        chapters: type === 'MANGA' ? rounds : 0,
      });
    }
  }
  return seen;
}

function compute(seen: readonly Seen[], world: World): Statistics {
  const counted = seen.filter(({ entry }) => entry.status !== 'PLANNING');
  const scores = counted.flatMap(({ entry }) => (entry.rawScore > 0 ? [entry.rawScore] : []));
  const mean = average(scores);
  const tables = new Map<string, readonly StatisticRow[]>();
  return {
    count: counted.length,
    meanScore: round(mean),
    standardDeviation: round(Math.sqrt(average(scores.map((score) => (score - mean) ** 2)))),
    minutesWatched: sum(counted, ({ minutes }) => minutes),
    episodesWatched: sum(counted, ({ entry, media }) =>
      media.type === 'ANIME' ? entry.progress + entry.repeat * (media.episodes ?? 0) : 0,
    ),
    chaptersRead: sum(counted, ({ chapters }) => chapters),
    volumesRead: sum(counted, ({ entry, media }) => (media.type === 'MANGA' ? entry.progressVolumes : 0)),
    rows: (breakdown) => {
      const known = tables.get(breakdown);
      if (known !== undefined) {
        return known;
      }
      const plain = plainGroups(breakdown, breakdown === 'statuses' ? seen : counted);
      const rows = rowsOf(plain ?? creditGroups(breakdown, counted, world));
      tables.set(breakdown, rows);
      return rows;
    },
  };
}

function rowsOf(groups: Groups): readonly StatisticRow[] {
  return [...groups].map(([key, { seen, characterIds }]) => ({
    key,
    count: seen.length,
    meanScore: round(average(seen.flatMap(({ entry }) => (entry.rawScore > 0 ? [entry.rawScore] : [])))),
    minutesWatched: sum(seen, ({ minutes }) => minutes),
    chaptersRead: sum(seen, ({ chapters }) => chapters),
    mediaIds: [...seen]
      .sort((one, other) => other.entry.rawScore - one.entry.rawScore)
      .map(({ media }) => media.id),
    characterIds: [...characterIds],
  }));
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((total, value) => total + value, 0) / values.length;
}

function sum<T>(items: readonly T[], read: (item: T) => number): number {
  return items.reduce((total, item) => total + read(item), 0);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
