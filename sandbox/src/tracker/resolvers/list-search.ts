import { fuzzyInt } from '../../calendar.ts';
import type { Media, MediaType } from '../../catalogue/media.ts';
import type { Entry } from '../../community/entry.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { assertShown, isShown } from '../private-users.ts';
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
  const scope =
    args.isFollowing && viewer !== undefined ? owners.filter((id) => follows.has(viewer.id, id)) : owners;
  const found: Entry[] = [];
  for (const id of scope.length > 0 || owners.length > 0 || args.isFollowing
    ? scope
    : users.map((user) => user.id)) {
    const list = lists.of(id);
    const one = args.mediaId === undefined || args.mediaId === null ? undefined : list.get(args.mediaId);
    for (const entry of args.mediaId === undefined || args.mediaId === null
      ? list.values()
      : one === undefined
        ? []
        : [one]) {
      if (
        tests.pass(entry) &&
        (!entry.isPrivate || entry.userId === viewer?.id) &&
        (own === undefined || own.has(entry.mediaId))
      ) {
        found.push(entry);
      }
    }
  }
  return found.sort(entryComparison(args.sort ?? [], world.catalogue.byId));
}

function ownersOf(args: ListArgs, context: Context): readonly number[] {
  const { world, viewer } = context;
  if (args.userName) {
    const user = world.community.userByName(args.userName);
    if (user === undefined) {
      throw notFound();
    }
    assertShown(user, context);
    return [user.id];
  }
  if (args.userId) {
    const user = world.community.users[args.userId - 1];
    if (user === undefined) {
      throw notFound();
    }
    assertShown(user, context);
    return [args.userId];
  }
  if (args.userId_in) {
    return args.userId_in.filter((id) => {
      const user = world.community.users[id - 1];
      return user !== undefined && isShown(user, context);
    });
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
