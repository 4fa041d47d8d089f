import { isModerator } from '../../community/moderation.ts';
import type { Thread, ThreadComment } from '../../community/threads.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import { mentionedIn, notify } from './notify.ts';
import { type Maybe, required } from './required.ts';

type CommentArgs = {
  id?: Maybe<number>;
  threadId?: Maybe<number>;
  parentCommentId?: Maybe<number>;
  comment?: Maybe<string>;
  locked?: Maybe<boolean>;
};

/** Creates a comment, or changes the one with this id. */
export function saveThreadComment(args: CommentArgs, context: Context): ThreadComment {
  const viewer = requireViewer(context);
  return args.id ? changed(args.id, args, context) : added(args, viewer.id, context);
}

function changed(id: number, { comment, locked }: CommentArgs, context: Context): ThreadComment {
  const viewer = requireViewer(context);
  const { forum } = context.world.community;
  const known = forum.comment(id);
  if (known === undefined) {
    throw invalid({ id: ['The selected id is invalid.'] });
  }
  const isOthers = known.userId !== viewer.id;
  const isClosed = forum.isLocked(known) || forum.thread(known.threadId)?.isLocked;
  if (!isModerator(viewer) && (isOthers || isClosed || typeof locked === 'boolean')) {
    throw forbidden('ThreadComment');
  }
  if (comment !== undefined || typeof locked !== 'boolean') {
    known.comment = storedText(required(comment, 'comment'));
    known.updatedAt = context.world.nowSeconds();
  }
  known.isLocked = locked ?? known.isLocked;
  return known;
}

function added(
  { threadId, parentCommentId, comment, locked }: CommentArgs,
  userId: number,
  context: Context,
): ThreadComment {
  const viewer = requireViewer(context);
  const { forum, likes } = context.world.community;
  const parent = parentCommentId ? forum.comment(parentCommentId) : undefined;
  if (parentCommentId && parent === undefined) {
    throw invalid({ parentCommentId: ['The selected parent comment id is invalid.'] });
  }
  const thread = forum.thread(threadId ?? parent?.threadId ?? 0);
  if (thread === undefined) {
    throw invalid({
      threadId: [threadId ? 'The selected thread id is invalid.' : 'The thread id field is required.'],
    });
  }
  if (parent !== undefined && parent.threadId !== thread.id) {
    throw invalid({ parentCommentId: ['The selected parent comment id is invalid.'] });
  }
  const isClosed = thread.isLocked || (parent !== undefined && forum.isLocked(parent));
  if (!isModerator(viewer) && (isClosed || typeof locked === 'boolean')) {
    throw forbidden(thread.isLocked ? 'Thread' : 'ThreadComment');
  }
  const createdAt = context.world.nowSeconds();
  const saved = forum.addComment({
    threadId: thread.id,
    userId,
    parentId: parent?.id ?? null,
    comment: storedText(required(comment, 'comment')),
    createdAt,
    updatedAt: createdAt,
    isLocked: locked ?? false,
  });
  likes.of('THREAD_COMMENT', saved.id, true);
  tell(thread, saved, parent, context);
  return saved;
}

/** Each user learns of a comment once: as a reply, else as a mention, else as a subscriber. */
function tell(
  thread: Thread,
  comment: ThreadComment,
  parent: ThreadComment | undefined,
  context: Context,
): void {
  const about = { threadId: thread.id, commentId: comment.id };
  const told = new Set(
    notify(parent === undefined ? [] : [parent.userId], 'THREAD_COMMENT_REPLY', about, context),
  );
  const mentioned = mentionedIn(comment.comment, context).filter((id) => !told.has(id));
  for (const id of notify(mentioned, 'THREAD_COMMENT_MENTION', about, context)) {
    told.add(id);
  }
  const subscribers = context.world.community.subscriptions.of('THREAD', thread);
  notify(
    subscribers.filter((id) => !told.has(id)),
    'THREAD_SUBSCRIBED',
    about,
    context,
  );
}

/** The replies below the comment go with it. */
export function deleteThreadComment({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const { forum } = context.world.community;
  const known = forum.comment(id ?? 0);
  if (known === undefined) {
    throw notFound();
  }
  if (known.userId !== viewer.id && !isModerator(viewer)) {
    throw forbidden('ThreadComment');
  }
  forum.removeComment(known);
  return { deleted: true };
}
