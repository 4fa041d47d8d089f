import { threadCategory } from '../../community/thread-categories.ts';
import type { Thread, ThreadComment } from '../../community/threads.ts';
import type { User } from '../../community/user.ts';
import type { Context, Resolver } from '../context.ts';
import { asHtml } from '../html.ts';
import { images, SITE } from '../images.ts';

type HtmlArgs = { asHtml?: boolean | null };

const lastComment = ({ id }: Thread, { world }: Context): ThreadComment | undefined =>
  world.community.forum.commentsOf(id).at(-1);

const userAt = (id: number | undefined, { world }: Context): User | undefined =>
  world.community.users[(id ?? 0) - 1];

const likers = (type: 'THREAD' | 'THREAD_COMMENT', id: number, { world }: Context): ReadonlySet<number> =>
  world.community.likes.of(type, id);

const thread: Readonly<Record<string, Resolver<Thread, never>>> = {
  body: ({ body }, args: HtmlArgs) => asHtml(body, args.asHtml),
  isSubscribed: (source, _, { world, viewer }) =>
    viewer !== undefined && world.community.subscriptions.has('THREAD', source, viewer.id),
  replyCount: ({ id }, _, { world }) => world.community.forum.commentsOf(id).length,
  replyUserId: (source, _, context) => lastComment(source, context)?.userId ?? source.userId,
  replyCommentId: (source, _, context) => lastComment(source, context)?.id ?? null,
  repliedAt: (source, _, context) => lastComment(source, context)?.createdAt ?? source.createdAt,
  replyUser: (source, _, context) => userAt(lastComment(source, context)?.userId ?? source.userId, context),
  likeCount: ({ id }, _, context) => likers('THREAD', id, context).size,
  isLiked: ({ id }, _, context) =>
    context.viewer !== undefined && likers('THREAD', id, context).has(context.viewer.id),
  likes: ({ id }, _, context) => [...likers('THREAD', id, context)].map((liker) => userAt(liker, context)),
  user: ({ userId }, _, context) => userAt(userId, context),
  siteUrl: ({ id }) => `${SITE}/forum/thread/${id}`,
  categories: ({ categories }) => categories.map(threadCategory),
  mediaCategories: ({ mediaCategories }, _, { world }) =>
    mediaCategories.map((id) => world.catalogue.byId.get(id)),
};

const comment: Readonly<Record<string, Resolver<ThreadComment, never>>> = {
  comment: (source, args: HtmlArgs) => asHtml(source.comment, args.asHtml),
  likeCount: ({ id }, _, context) => likers('THREAD_COMMENT', id, context).size,
  isLiked: ({ id }, _, context) =>
    context.viewer !== undefined && likers('THREAD_COMMENT', id, context).has(context.viewer.id),
  likes: ({ id }, _, context) =>
    [...likers('THREAD_COMMENT', id, context)].map((one) => userAt(one, context)),
  user: ({ userId }, _, context) => userAt(userId, context),
  thread: ({ threadId }, _, { world }) => world.community.forum.thread(threadId),
  siteUrl: ({ id, threadId }) => `${SITE}/forum/thread/${threadId}/comment/${id}`,
  childComments: (source, _, context) => childrenOf(source, context),
};

/** The service writes the tree as JSON with fields of its own choice; null below the last reply. */
function childrenOf(source: ThreadComment, context: Context): readonly unknown[] | null {
  const replies = context.world.community.forum.repliesTo(source);
  if (replies.length === 0) {
    return null;
  }
  return replies.map((reply) => {
    const liked = likers('THREAD_COMMENT', reply.id, context);
    const { parentId, ...fields } = reply;
    return {
      ...fields,
      parentCommentId: parentId,
      likeCount: liked.size,
      isLiked: context.viewer !== undefined && liked.has(context.viewer.id),
      user: jsonUser(userAt(reply.userId, context), context),
      childComments: childrenOf(reply, context),
    };
  });
}

function jsonUser(user: User | undefined, { origin }: Context): unknown {
  if (user === undefined) {
    return null;
  }
  return {
    id: user.id,
    name: user.name,
    avatar: {
      large: images.avatar(origin, user, 'large'),
      medium: images.avatar(origin, user, 'medium'),
    },
    donatorTier: user.donatorTier,
    donatorBadge: user.donatorBadge,
    moderatorRoles: user.moderatorRoles,
  };
}

export const forumResolvers = { Thread: thread, ThreadComment: comment };
