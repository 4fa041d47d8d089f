import { fuzzyInt } from '../../calendar.ts';
import type { Media, MediaType } from '../../catalogue/media.ts';
import type { Entry } from '../../community/entry.ts';
import { scoreIn } from '../../community/scores.ts';
import type { ListTypeOptions, ScoreFormat, User } from '../../community/user.ts';
import type { Context, Resolver } from '../context.ts';
import { notFound, TrackerError } from '../errors.ts';
import { Tests } from '../search/comparisons.ts';
import { entryComparison } from '../search/entry-sorts.ts';

export type ListArgs = {
  id?: number | null;
  userId?: number | null;
  userName?: string | null;
  type?: MediaType | null;
  status?: string | null;
  mediaId?: number | null;
  isFollowing?: boolean | null;
  notes?: string | null;
  startedAt?: number | null;
  completedAt?: number | null;
  compareWithAuthList?: boolean | null;
  userId_in?: number[] | null;
  status_in?: string[] | null;
  status_not_in?: string[] | null;
  status_not?: string | null;
  mediaId_in?: number[] | null;
  mediaId_not_in?: number[] | null;
  notes_like?: string | null;
  startedAt_greater?: number | null;
  startedAt_lesser?: number | null;
  startedAt_like?: string | null;
  completedAt_greater?: number | null;
  completedAt_lesser?: number | null;
  completedAt_like?: string | null;
  sort?: string[] | null;
};

/** Entries that match, with private ones only for their owner. */
export function findEntries(args: ListArgs, context: Context): readonly Entry[] {
  const { world, viewer } = context;
  const { lists, users, follows } = world.community;
  const owners = ownersOf(args, context);
  const tests = entryTests(args, world.catalogue.byId);
  const own = args.compareWithAuthList && viewer !== undefined ? lists.of(viewer.id) : undefined;
  const scope = args.isFollowing && viewer !== undefined ? owners.filter((id) => follows.has(viewer.id, id)) : owners;
  const found: Entry[] = [];
  for (const id of scope.length > 0 || owners.length > 0 || args.isFollowing ? scope : users.map((user) => user.id)) {
    const list = lists.of(id);
    const one = args.mediaId === undefined || args.mediaId === null ? undefined : list.get(args.mediaId);
    for (const entry of args.mediaId === undefined || args.mediaId === null ? list.values() : one === undefined ? [] : [one]) {
      if (tests.pass(entry) && (!entry.isPrivate || entry.userId === viewer?.id) && (own === undefined || own.has(entry.mediaId))) {
        found.push(entry);
      }
    }
  }
  return found.sort(entryComparison(args.sort ?? [], world.catalogue.byId));
}

function ownersOf(args: ListArgs, { world, viewer }: Context): readonly number[] {
  if (args.userName) {
    const user = world.community.userByName(args.userName);
    if (user === undefined) {
      throw notFound();
    }
    return [user.id];
  }
  if (args.userId) {
    if (world.community.users[args.userId - 1] === undefined) {
      throw notFound();
    }
    return [args.userId];
  }
  if (args.userId_in) {
    return args.userId_in.filter((id) => world.community.users[id - 1] !== undefined);
  }
  return args.isFollowing && viewer !== undefined ? [...world.community.follows.of(viewer.id)] : [];
}

function entryTests(args: ListArgs, media: ReadonlyMap<number, Media>): Tests<Entry> {
  const tests = new Tests<Entry>();
  tests.is(args.id, (entry) => entry.id);
  tests.is(args.type, (entry) => media.get(entry.mediaId)?.type);
  tests.is(args.status, (entry) => entry.status);
  tests.isNot(args.status_not, (entry) => entry.status);
  tests.in(args.status_in, (entry) => entry.status);
  tests.notIn(args.status_not_in, (entry) => entry.status);
  tests.in(args.mediaId_in, (entry) => entry.mediaId);
  tests.notIn(args.mediaId_not_in, (entry) => entry.mediaId);
  tests.is(args.notes, (entry) => entry.notes);
  tests.like(args.notes_like, (entry) => entry.notes ?? '');
  const started = (entry: Entry): number | null => fuzzyInt(entry.startedAt) || null;
  const completed = (entry: Entry): number | null => fuzzyInt(entry.completedAt) || null;
  tests.is(args.startedAt, started);
  tests.greater(args.startedAt_greater, started);
  tests.lesser(args.startedAt_lesser, started);
  tests.like(args.startedAt_like, (entry) => String(started(entry) ?? ''));
  tests.is(args.completedAt, completed);
  tests.greater(args.completedAt_greater, completed);
  tests.lesser(args.completedAt_lesser, completed);
  tests.like(args.completedAt_like, (entry) => String(completed(entry) ?? ''));
  return tests;
}

const STATUS_NAMES: Readonly<Record<MediaType, Readonly<Record<string, string>>>> = {
  ANIME: { CURRENT: 'Watching', REPEATING: 'Rewatching', COMPLETED: 'Completed', PAUSED: 'Paused', DROPPED: 'Dropped', PLANNING: 'Planning' },
  MANGA: { CURRENT: 'Reading', REPEATING: 'Rereading', COMPLETED: 'Completed', PAUSED: 'Paused', DROPPED: 'Dropped', PLANNING: 'Planning' },
};
const FORMAT_NAMES: Readonly<Record<string, string>> = { TV_SHORT: 'TV Short', MOVIE: 'Movie', SPECIAL: 'Special', MUSIC: 'Music', MANGA: 'Manga', NOVEL: 'Novel', ONE_SHOT: 'One Shot' };

type Group = { name: string; isCustomList: boolean; isSplitCompletedList: boolean; status: string | null; entries: Entry[] };
export type CollectionArgs = ListArgs & { chunk?: number | null; perChunk?: number | null; forceSingleCompletedList?: boolean | null };

/** A whole list, in the owner's sections. Chunks cut it after `perChunk` entries, at most 500. */
export function listCollection(args: CollectionArgs, context: Context): { lists: readonly Group[]; user: User; hasNextChunk: boolean } {
  const type = args.type;
  const owner = args.userName ? context.world.community.userByName(args.userName) : args.userId ? context.world.community.users[args.userId - 1] : undefined;
  if (owner === undefined) {
    throw args.userName || args.userId ? new TrackerError('User not found', 404) : new TrackerError('You must specify a userId or userName', 400);
  }
  if (type === undefined || type === null) {
    throw new TrackerError('You must specify a type', 400);
  }
  const entries = findEntries({ ...args, userId: owner.id, userName: null }, context);
  const perChunk = Math.max(1, Math.min(500, args.perChunk ?? 500));
  const isChunked = args.chunk !== undefined && args.chunk !== null;
  const chunk = Math.max(1, args.chunk ?? 1);
  const part = isChunked ? entries.slice((chunk - 1) * perChunk, chunk * perChunk) : entries;
  const options = type === 'ANIME' ? owner.animeList : owner.mangaList;
  return { lists: grouped(part, type, options, context, args.forceSingleCompletedList ?? false), user: owner, hasNextChunk: isChunked && chunk * perChunk < entries.length };
}

function grouped(entries: readonly Entry[], type: MediaType, options: ListTypeOptions, { world }: Context, single: boolean): readonly Group[] {
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
      put(isSplit ? `${name} ${FORMAT_NAMES[format] ?? format}` : name, entry, { isCustomList: false, isSplitCompletedList: isSplit, status: entry.status });
    }
    for (const name of entry.customLists) {
      put(name, entry, { isCustomList: true, isSplitCompletedList: false, status: null });
    }
  }
  const place = (name: string): number => (options.sectionOrder.includes(name) ? options.sectionOrder.indexOf(name) : options.sectionOrder.length);
  return [...groups.values()].sort((one, other) => place(one.name) - place(other.name));
}

function ownerOf(entry: Entry, { world }: Context): { user: User | undefined; options: ListTypeOptions | undefined } {
  const user = world.community.users[entry.userId - 1];
  return { user, options: world.catalogue.byId.get(entry.mediaId)?.type === 'MANGA' ? user?.mangaList : user?.animeList };
}

const entry: Readonly<Record<string, Resolver<Entry, never>>> = {
  score: (source, args: { format?: ScoreFormat | null }, context) => scoreIn(args.format ?? ownerOf(source, context).user?.scoreFormat ?? 'POINT_10_DECIMAL', source.rawScore),
  private: (source) => source.isPrivate,
  customLists: (source, args: { asArray?: boolean | null }, context) => {
    const names = ownerOf(source, context).options?.customLists ?? [];
    if (args.asArray) {
      return names.map((name) => ({ name, enabled: source.customLists.includes(name) }));
    }
    return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, source.customLists.includes(name)]));
  },
  advancedScores: (source, _, context) => Object.fromEntries((ownerOf(source, context).options?.advancedScoring ?? []).map((name) => [name, source.advancedScores[name] ?? 0])),
  media: (source, _, { world }) => world.catalogue.byId.get(source.mediaId),
  user: (source, _, context) => ownerOf(source, context).user,
};

export const listResolvers = { MediaList: entry };
