import { isModerator } from '../../community/moderation.ts';
import { threadCategory } from '../../community/thread-categories.ts';
import type { Thread } from '../../community/threads.ts';
import type { User } from '../../community/user.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, invalid, notFound, type Validation } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import { type Maybe, required } from './required.ts';

type ThreadArgs = {
  id?: Maybe<number>;
  title?: Maybe<string>;
  body?: Maybe<string>;
  categories?: Maybe<Maybe<number>[]>;
  mediaCategories?: Maybe<Maybe<number>[]>;
  sticky?: Maybe<boolean>;
  locked?: Maybe<boolean>;
};

/** Creates a thread, or changes what was sent of the one with this id. */
export function saveThread(args: ThreadArgs, context: Context): Thread {
  const viewer = requireViewer(context);
  const { forum, likes } = context.world.community;
  const known = args.id ? forum.thread(args.id) : undefined;
  if (args.id && known === undefined) {
    throw invalid({ id: ['The selected id is invalid.'] });
  }
  const isOthers = known !== undefined && known.userId !== viewer.id;
  const wantsModerator = typeof args.sticky === 'boolean' || typeof args.locked === 'boolean';
  if (!isModerator(viewer) && (isOthers || wantsModerator || known?.isLocked)) {
    throw forbidden('Thread');
  }
  const title = known === undefined || args.title !== undefined ? required(args.title, 'title') : known.title;
  const body =
    args.body === undefined
      ? (known?.body ?? null)
      : args.body === null
        ? null
        : storedText(required(args.body, 'body'));
  const chosen = {
    title: storedText(title),
    body,
    isSticky: args.sticky ?? known?.isSticky ?? false,
    isLocked: args.locked ?? known?.isLocked ?? false,
    ...categoriesOf(args, known, viewer, context),
    updatedAt: context.world.nowSeconds(),
  };
  if (known !== undefined) {
    return Object.assign(known, chosen);
  }
  const added = forum.addThread({
    ...chosen,
    userId: viewer.id,
    viewCount: 0,
    createdAt: chosen.updatedAt,
  });
  likes.of('THREAD', added.id, true);
  return added;
}

/** A thread needs a category; the works that it is about come beside. */
function categoriesOf(
  args: ThreadArgs,
  known: Thread | undefined,
  viewer: User,
  { world }: Context,
): Pick<Thread, 'categories' | 'mediaCategories'> {
  const categories =
    args.categories?.filter((id) => id !== null && id !== undefined) ?? known?.categories ?? [];
  const media = args.mediaCategories?.filter((id) => id !== null && id !== undefined);
  const wrong: Record<string, string[]> = {};
  if (categories.length === 0) {
    wrong.categories = ['The categories field is required.'];
  } else if (categories.some((id) => !mayUse(id, viewer))) {
    wrong.categories = ['The selected categories is invalid.'];
  }
  if (media?.some((id) => !world.catalogue.byId.has(id))) {
    wrong.mediaCategories = ['The selected media categories is invalid.'];
  }
  if (Object.keys(wrong).length > 0) {
    throw invalid(wrong satisfies Validation);
  }
  return {
    categories: [...new Set(categories)],
    mediaCategories: [...new Set(media ?? known?.mediaCategories ?? [])],
  };
}

function mayUse(id: number, viewer: User): boolean {
  const category = threadCategory(id);
  return category !== undefined && (!category.isForModerators || isModerator(viewer));
}

export function deleteThread({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const known = context.world.community.forum.thread(id ?? 0);
  if (known === undefined) {
    throw notFound();
  }
  if (known.userId !== viewer.id && !isModerator(viewer)) {
    throw forbidden('Thread');
  }
  context.world.community.forum.removeThread(known);
  return { deleted: true };
}

export function toggleThreadSubscription(
  { threadId, subscribe }: { threadId?: Maybe<number>; subscribe?: Maybe<boolean> },
  context: Context,
): Thread {
  const viewer = requireViewer(context);
  const { forum, subscriptions } = context.world.community;
  const thread = forum.thread(threadId ?? 0);
  if (thread === undefined) {
    throw notFound();
  }
  const wanted = subscribe ?? !subscriptions.has('THREAD', thread, viewer.id);
  subscriptions.set('THREAD', thread.id, viewer.id, wanted);
  return thread;
}
