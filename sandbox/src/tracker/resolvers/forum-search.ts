import type { Thread, ThreadComment } from '../../community/threads.ts';
import type { Context } from '../context.ts';
import { Tests } from '../search/comparisons.ts';
import { searchable, searchBy } from '../search/text.ts';

export type ThreadArgs = {
  id?: number | null;
  userId?: number | null;
  replyUserId?: number | null;
  subscribed?: boolean | null;
  categoryId?: number | null;
  mediaCategoryId?: number | null;
  search?: string | null;
  id_in?: number[] | null;
  sort?: string[] | null;
};
export type CommentArgs = {
  id?: number | null;
  threadId?: number | null;
  userId?: number | null;
  sort?: string[] | null;
};

type Key = (thread: Thread, context: Context) => number | string;

const lastOf = (thread: Thread, { world }: Context): ThreadComment | undefined =>
  world.community.forum.commentsOf(thread.id).at(-1);

const KEYS: Readonly<Record<string, Key>> = {
  ID: ({ id }) => id,
  TITLE: ({ title }) => title.toLowerCase(),
  CREATED_AT: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  REPLIED_AT: (thread, context) => lastOf(thread, context)?.createdAt ?? thread.createdAt,
  REPLY_COUNT: ({ id }, { world }) => world.community.forum.commentsOf(id).length,
  VIEW_COUNT: ({ viewCount }) => viewCount,
  // Sticky threads come first.
  IS_STICKY: ({ isSticky }) => (isSticky ? 0 : 1),
};

export function findThreads(args: ThreadArgs, context: Context): readonly Thread[] {
  const { world, viewer } = context;
  const { forum, subscriptions } = world.community;
  const tests = new Tests<Thread>();
  tests.is(args.id, (one) => one.id);
  tests.in(args.id_in, (one) => one.id);
  tests.is(args.userId, (one) => one.userId);
  tests.is(args.replyUserId, (one) => lastOf(one, context)?.userId ?? one.userId);
  const { categoryId, mediaCategoryId, subscribed } = args;
  if (categoryId !== undefined && categoryId !== null) {
    tests.add((one) => one.categories.includes(categoryId));
  }
  if (mediaCategoryId !== undefined && mediaCategoryId !== null) {
    tests.add((one) => one.mediaCategories.includes(mediaCategoryId));
  }
  if (subscribed !== undefined && subscribed !== null) {
    tests.add((one) => (viewer !== undefined && subscriptions.has('THREAD', one, viewer.id)) === subscribed);
  }
  const found = (args.search ? searched(args.search, forum.threads) : [...forum.threads]).filter((one) =>
    tests.pass(one),
  );
  const chain = (args.sort ?? []).flatMap((sort) => {
    const isDescending = sort.endsWith('_DESC');
    const key = KEYS[isDescending ? sort.slice(0, -5) : sort];
    return key === undefined ? [] : [{ key, sign: isDescending ? -1 : 1 }];
  });
  return found.sort((one, other) => {
    for (const { key, sign } of chain) {
      const left = key(one, context);
      const right = key(other, context);
      if (left !== right) {
        return left < right ? -sign : sign;
      }
    }
    return 0;
  });
}

const searched = (text: string, threads: readonly Thread[]): Thread[] =>
  searchBy(
    threads,
    text,
    ({ title }) => [searchable(title)],
    ({ viewCount }) => viewCount,
  );

/** A thread's comments are those that stand in it themselves: replies come inside of them. */
export function findComments(
  { id, threadId, userId, sort }: CommentArgs,
  { world }: Context,
): readonly ThreadComment[] {
  const { forum } = world.community;
  const tests = new Tests<ThreadComment>();
  tests.is(id, (one) => one.id);
  tests.is(userId, (one) => one.userId);
  if (threadId !== undefined && threadId !== null && !id && !userId) {
    tests.add((one) => one.parentId === null);
  }
  const all = threadId ? forum.commentsOf(threadId) : forum.comments;
  const found = all.filter((one) => tests.pass(one)).sort((one, other) => one.id - other.id);
  return sort?.[0] === 'ID_DESC' ? found.reverse() : found;
}

/** A thread that is opened by its id counts as viewed. */
export function countView({ id }: ThreadArgs, { world }: Context): void {
  const thread = world.community.forum.thread(id ?? 0);
  if (thread !== undefined) {
    thread.viewCount += 1;
  }
}
