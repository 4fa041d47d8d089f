import { isModerator } from '../../community/moderation.ts';
import { type Context, requireViewer } from '../context.ts';
import { forbidden, invalid, notFound } from '../errors.ts';
import { storedText } from '../stored-text.ts';
import { mentionedIn, notify } from './notify.ts';
import { type Maybe, required } from './required.ts';

const PLAIN = { mediaId: null, status: null, progress: null, isLocked: false, isPinned: false } as const;

export function saveTextActivity(
  { id, text, locked }: { id?: Maybe<number>; text?: Maybe<string>; locked?: Maybe<boolean> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const { feed, likes } = context.world.community;
  if (typeof locked === 'boolean' && !isModerator(viewer)) {
    throw forbidden('TextActivity');
  }
  if (id) {
    const known = feed.activity(id);
    if (known?.userId !== viewer.id || known.kind !== 'TEXT') {
      throw notFound();
    }
    known.text = typeof text === 'string' ? storedText(text) : known.text;
    known.isLocked = locked ?? known.isLocked;
    return known;
  }
  const added = feed.add({
    ...PLAIN,
    kind: 'TEXT',
    userId: viewer.id,
    recipientId: null,
    text: storedText(required(text, 'text')),
    isPrivate: false,
    createdAt: context.world.nowSeconds(),
  });
  likes.of('ACTIVITY', added.id, true);
  notify(mentionedIn(added.text ?? '', context), 'ACTIVITY_MENTION', { activityId: added.id }, context);
  return added;
}

export function saveMessageActivity(
  {
    message,
    recipientId,
    private: isPrivate,
  }: { message?: Maybe<string>; recipientId?: Maybe<number>; private?: Maybe<boolean> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const { feed, users, follows, likes } = context.world.community;
  const recipient = users[(recipientId ?? 0) - 1];
  if (recipient === undefined) {
    throw notFound();
  }
  if (recipient.restrictMessagesToFollowing && !follows.has(recipient.id, viewer.id)) {
    throw invalid({ recipientId: ['This user only accepts messages from people they follow.'] });
  }
  const createdAt = context.world.nowSeconds();
  const added = feed.add({
    ...PLAIN,
    kind: 'MESSAGE',
    userId: viewer.id,
    recipientId: recipient.id,
    text: storedText(required(message, 'message')),
    isPrivate: isPrivate ?? false,
    createdAt,
  });
  likes.of('ACTIVITY', added.id, true);
  notify([recipient.id], 'ACTIVITY_MESSAGE', { activityId: added.id }, context);
  return added;
}

export function deleteActivity({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const known = context.world.community.feed.activity(id ?? 0);
  if (known === undefined || (known.userId !== viewer.id && known.recipientId !== viewer.id)) {
    throw notFound();
  }
  context.world.community.feed.remove(known);
  return { deleted: true };
}

export function toggleActivityPin(
  { id, pinned }: { id?: Maybe<number>; pinned?: Maybe<boolean> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const known = context.world.community.feed.activity(id ?? 0);
  if (known?.userId !== viewer.id) {
    throw notFound();
  }
  known.isPinned = pinned ?? !known.isPinned;
  return known;
}

export function toggleActivitySubscription(
  { activityId, subscribe }: { activityId?: Maybe<number>; subscribe?: Maybe<boolean> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const { feed, subscriptions } = context.world.community;
  const known = feed.activity(activityId ?? 0);
  if (known === undefined) {
    throw notFound();
  }
  const wanted = subscribe ?? !subscriptions.has('ACTIVITY', known, viewer.id);
  subscriptions.set('ACTIVITY', known.id, viewer.id, wanted);
  return known;
}

export function saveActivityReply(
  { id, activityId, text }: { id?: Maybe<number>; activityId?: Maybe<number>; text?: Maybe<string> },
  context: Context,
): unknown {
  const viewer = requireViewer(context);
  const { feed, likes, subscriptions } = context.world.community;
  if (id) {
    const known = feed.reply(id);
    if (known?.userId !== viewer.id) {
      throw notFound();
    }
    known.text = storedText(required(text, 'text'));
    return known;
  }
  const activity = feed.activity(activityId ?? 0);
  if (activity === undefined || activity.isLocked) {
    throw notFound();
  }
  const createdAt = context.world.nowSeconds();
  const reply = feed.addReply(activity, viewer.id, storedText(required(text, 'text')), createdAt);
  likes.of('ACTIVITY_REPLY', reply.id, true);
  const about = { activityId: activity.id };
  const isSubscribed = subscriptions.has('ACTIVITY', activity, activity.userId);
  const told = new Set(notify(isSubscribed ? [activity.userId] : [], 'ACTIVITY_REPLY', about, context));
  const mentioned = mentionedIn(reply.text, context).filter((one) => !told.has(one));
  for (const one of notify(mentioned, 'ACTIVITY_MENTION', about, context)) {
    told.add(one);
  }
  const others = subscriptions.of('ACTIVITY', activity).filter((one) => !told.has(one));
  notify(others, 'ACTIVITY_REPLY_SUBSCRIBED', about, context);
  return reply;
}

export function deleteActivityReply({ id }: { id?: Maybe<number> }, context: Context): { deleted: boolean } {
  const viewer = requireViewer(context);
  const known = context.world.community.feed.reply(id ?? 0);
  if (known?.userId !== viewer.id) {
    throw notFound();
  }
  context.world.community.feed.removeReply(known);
  return { deleted: true };
}
