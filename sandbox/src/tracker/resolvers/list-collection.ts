import type { MediaType } from '../../catalogue/media.ts';
import type { Entry } from '../../community/entry.ts';
import type { ListTypeOptions, User } from '../../community/user.ts';
import type { Context } from '../context.ts';
import { TrackerError } from '../errors.ts';
import { isImpossible } from '../null-arguments.ts';
import { assertShown } from '../private-users.ts';
import { findEntries, type ListArgs } from './list-search.ts';

const STATUS_NAMES: Readonly<Record<MediaType, Readonly<Record<string, string>>>> = {
  ANIME: {
    CURRENT: 'Watching',
    REPEATING: 'Rewatching',
    COMPLETED: 'Completed',
    PAUSED: 'Paused',
    DROPPED: 'Dropped',
    PLANNING: 'Planning',
  },
  MANGA: {
    CURRENT: 'Reading',
    REPEATING: 'Rereading',
    COMPLETED: 'Completed',
    PAUSED: 'Paused',
    DROPPED: 'Dropped',
    PLANNING: 'Planning',
  },
};
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  TV_SHORT: 'TV Short',
  MOVIE: 'Movie',
  SPECIAL: 'Special',
  MUSIC: 'Music',
  MANGA: 'Manga',
  NOVEL: 'Novel',
  ONE_SHOT: 'One Shot',
};

type Group = {
  name: string;
  isCustomList: boolean;
  isSplitCompletedList: boolean;
  status: string | null;
  entries: Entry[];
};
export type CollectionArgs = ListArgs & {
  chunk?: number | null;
  perChunk?: number | null;
  forceSingleCompletedList?: boolean | null;
};

/** More entries than this are never in a collection. */
const MAX_ENTRIES = 11_000;

/** A list in its owner's sections. Chunks cut it after `perChunk` entries, at most 500. */
export function listCollection(
  args: CollectionArgs,
  context: Context,
): { lists: readonly Group[]; user: User; hasNextChunk: boolean } {
  const type = args.type;
  const owner = args.userName
    ? context.world.community.userByName(args.userName)
    : args.userId
      ? context.world.community.users[args.userId - 1]
      : undefined;
  if (owner === undefined) {
    throw args.userName || args.userId
      ? new TrackerError('User not found', 404)
      : new TrackerError('You must specify a userId or userName', 400);
  }
  assertShown(owner, context);
  if (type === undefined || type === null) {
    throw new TrackerError('You must specify a type', 400);
  }
  const { userName: _, userId: __, ...filters } = args;
  const entries = isImpossible(filters) ? [] : newest(findEntries({ ...filters, userId: owner.id }, context));
  const perChunk = Math.max(1, Math.min(500, args.perChunk ?? 500));
  const isChunked = args.chunk !== undefined && args.chunk !== null;
  const chunk = Math.max(1, args.chunk ?? 1);
  const part = isChunked ? entries.slice((chunk - 1) * perChunk, chunk * perChunk) : entries;
  const options = type === 'ANIME' ? owner.animeList : owner.mangaList;
  return {
    lists: grouped(part, type, options, context, args.forceSingleCompletedList ?? false),
    user: owner,
    hasNextChunk: isChunked && chunk * perChunk < entries.length,
  };
}

/** A collection ends at the entries that changed last; they keep the order that was asked for. */
function newest(entries: readonly Entry[]): readonly Entry[] {
  if (entries.length <= MAX_ENTRIES) {
    return entries;
  }
  // Numbers in a typed array: a list of 20,000 is asked for in 22 chunks, and each would leave a sorted copy behind.
  const times = Float64Array.from(entries, ({ updatedAt }) => updatedAt).sort();
  const oldest = times[times.length - MAX_ENTRIES] ?? 0;
  let ties = MAX_ENTRIES - entries.filter(({ updatedAt }) => updatedAt > oldest).length;
  return entries.filter(({ updatedAt }) => {
    if (updatedAt === oldest) {
      ties -= 1;
      return ties >= 0;
    }
    return updatedAt > oldest;
  });
}

function grouped(
  entries: readonly Entry[],
  type: MediaType,
  options: ListTypeOptions,
  { world }: Context,
  single: boolean,
): readonly Group[] {
  const groups = new Map<string, Group>();
  const put = (name: string, entry: Entry, about: Omit<Group, 'name' | 'entries'>): void => {
    const group = groups.get(name) ?? { name, entries: [], ...about };
    group.entries.push(entry);
    groups.set(name, group);
  };
  for (const entry of entries) {
    if (!entry.hiddenFromStatusLists) {
      const isSplit = entry.status === 'COMPLETED' && options.splitCompletedSectionByFormat && !single;
      const format = world.catalogue.byId.get(entry.mediaId)?.format ?? 'TV';
      const name = STATUS_NAMES[type][entry.status] ?? entry.status;
      put(isSplit ? `${name} ${FORMAT_NAMES[format] ?? format}` : name, entry, {
        isCustomList: false,
        isSplitCompletedList: isSplit,
        status: entry.status,
      });
    }
    for (const name of entry.customLists) {
      put(name, entry, { isCustomList: true, isSplitCompletedList: false, status: null });
    }
  }
  const place = (name: string): number =>
    options.sectionOrder.includes(name) ? options.sectionOrder.indexOf(name) : options.sectionOrder.length;
  return [...groups.values()].sort((one, other) => place(one.name) - place(other.name));
}
