import type { Catalogue } from '../catalogue/catalogue.ts';
import { HEROES } from '../catalogue/heroes.ts';
import type { Media } from '../catalogue/media.ts';
import { itemAt, type Rng, seeded } from '../random.ts';
import type { Activity } from './activity.ts';
import type { Feed } from './feed.ts';
import type { Likes } from './likes.ts';
import { hasBlocked } from './moderation.ts';
import { NOTIFICATION_TYPES, type Notification, type NotificationType } from './notification.ts';
import type { PopularPick } from './popular-draw.ts';
import { SUBMISSION_TYPES, submissions } from './submissions.ts';
import type { ThreadComment } from './threads.ts';
import type { User } from './user.ts';

/** Notification ids contain their owner: owner * SPAN + number. */
const SPAN = 10_000;
/** Where the submissions stand among a user's notifications. */
const SUBMISSIONS_FROM = 24;
/** How many of the newest activities are searched for what others did on them. */
const NEWEST = 600;
const WEIGHTS: Readonly<Partial<Record<NotificationType, number>>> = {
  AIRING: 42,
  ACTIVITY_LIKE: 16,
  FOLLOWING: 9,
  ACTIVITY_REPLY: 9,
  RELATED_MEDIA_ADDITION: 6,
  ACTIVITY_REPLY_LIKE: 6,
};
export const CONTEXTS: Readonly<Partial<Record<NotificationType, string>>> = {
  FOLLOWING: ' started following you.',
  ACTIVITY_MESSAGE: ' sent you a message.',
  ACTIVITY_MENTION: ' mentioned you in their activity.',
  ACTIVITY_REPLY: ' replied to your activity.',
  ACTIVITY_REPLY_SUBSCRIBED: ' replied to activity you are subscribed to.',
  ACTIVITY_LIKE: ' liked your activity.',
  ACTIVITY_REPLY_LIKE: ' liked your activity reply.',
  THREAD_COMMENT_MENTION: ' mentioned you, in the forum thread ',
  THREAD_COMMENT_REPLY: ' replied to your comment, in the forum thread ',
  THREAD_SUBSCRIBED: ' commented in your subscribed forum thread ',
  THREAD_COMMENT_LIKE: ' liked your comment, in the forum thread ',
  THREAD_LIKE: ' liked your forum thread, ',
  RELATED_MEDIA_ADDITION: ' was recently added to the site.',
  MEDIA_DATA_CHANGE: ' received site data changes.',
  MEDIA_MERGE: ' was merged into another entry.',
  MEDIA_DELETION: ' was deleted from the site.',
};

export type NotificationSources = {
  users: readonly User[];
  catalogue: Catalogue;
  draw: PopularPick;
  feed: Feed;
  likes: Likes;
  comments: readonly ThreadComment[];
  now: number;
};

/** An activity, and the user whose action on it causes a notification. */
type Occasion = { activity: Activity; by?: number };

export class Notifications {
  private readonly known = new Map<number, Notification[]>();
  private readonly sources: NotificationSources;
  /** The users that are notified when an episode airs. */
  private readonly airing: readonly Media[];
  private readonly seen = new Map<string, readonly Occasion[]>();

  constructor(sources: NotificationSources) {
    this.sources = sources;
    this.airing = sources.catalogue.media.filter(
      ({ franchise, status, airing }) =>
        franchise < HEROES.length && status === 'RELEASING' && airing !== null,
    );
  }

  /** Newest first. */
  of(user: User): Notification[] {
    const known = this.known.get(user.id);
    if (known !== undefined) {
      return known;
    }
    const list = user.name === 'empty' ? [] : this.seed(user);
    this.known.set(user.id, list);
    return list;
  }

  /** Nothing reaches a user who switched the type off, or who blocked the one that caused it. */
  add(user: User, notification: Omit<Notification, 'id'>): Notification {
    const list = this.of(user);
    const added = { ...notification, id: (list[0]?.id ?? user.id * SPAN) + 1 };
    const sender = this.sources.users[(notification.userId ?? 0) - 1];
    const isUnwanted =
      user.disabledNotifications.has(notification.type) ||
      (notification.type === 'AIRING' && !user.airingNotifications);
    if (isUnwanted || (sender !== undefined && hasBlocked(user, sender))) {
      return added;
    }
    list.unshift(added);
    user.unreadNotificationCount += 1;
    return added;
  }

  /** Adds a notification of now. */
  invent(user: User, createdAt: number): Notification {
    const rng = seeded('invented notification', user.id, this.of(user).length);
    return this.add(
      user,
      this.draw(rng, user, createdAt, rng.pick(['AIRING', 'ACTIVITY_LIKE', 'FOLLOWING', 'ACTIVITY_REPLY'])),
    );
  }

  private seed(user: User): Notification[] {
    const rng = seeded('notifications', user.id);
    const types = NOTIFICATION_TYPES.filter((type) => !SUBMISSION_TYPES.includes(type));
    const count = user.id <= 7 ? 96 : 24;
    let createdAt = Math.floor(this.sources.now / 1000) - 240;
    const drawn = Array.from({ length: count }, (_, index) => {
      const each = index >= 4 && index < 4 + types.length ? types[index - 4] : undefined;
      const type = each ?? types[rng.weighted(types.map((known) => WEIGHTS[known] ?? 1))] ?? 'AIRING';
      createdAt -= Math.round(rng.next() ** 2 * 90_000);
      return { ...this.draw(rng, user, createdAt, type), id: user.id * SPAN + count - index };
    });
    const submitted = user.id <= 7 ? submissions(this.sources.catalogue) : [];
    return drawn.map((notification, index) => {
      const submission = submitted[index - SUBMISSIONS_FROM];
      const { id, createdAt } = notification;
      return submission === undefined ? notification : { ...submission, id, createdAt };
    });
  }

  private draw(rng: Rng, user: User, createdAt: number, type: NotificationType): Omit<Notification, 'id'> {
    const { users, draw, comments } = this.sources;
    const other = itemAt(
      users,
      rng.chance(0.6) ? (user.id + rng.int(0, 3)) % 5 : rng.int(7, users.length - 1),
    );
    const context = CONTEXTS[type];
    const base = { type, createdAt, ...(context === undefined ? {} : { context }) };
    if (type === 'AIRING') {
      const airing = this.airing;
      const media = airing.length > 0 && rng.chance(0.8) ? rng.pick(airing) : draw.one(rng, 'ANIME');
      return {
        ...base,
        mediaId: media.id,
        episode: rng.int(1, media.episodes ?? 12),
        contexts: ['Episode ', ' of ', ' aired.'],
      };
    }
    if (type === 'MEDIA_DELETION') {
      return { ...base, deletedMediaTitle: 'Untitled Kettle Project', reason: 'Duplicate of another entry.' };
    }
    if (type === 'RELATED_MEDIA_ADDITION' || type === 'MEDIA_DATA_CHANGE' || type === 'MEDIA_MERGE') {
      const extra =
        type === 'MEDIA_MERGE'
          ? { deletedMediaTitles: ['Kaze to Kujira (2nd entry)'], reason: 'Two entries for one work.' }
          : type === 'MEDIA_DATA_CHANGE'
            ? { reason: 'Episode count corrected.' }
            : {};
      return { ...base, mediaId: draw.one(rng, 'ANIME').id, ...extra };
    }
    if (type.startsWith('THREAD')) {
      const comment = rng.pick(comments);
      return { ...base, userId: other.id, threadId: comment.threadId, commentId: comment.id };
    }
    if (type === 'FOLLOWING') {
      return { ...base, userId: other.id };
    }
    const { activity, by = other.id } = rng.pick(this.occasions(user, type));
    return { ...base, userId: by, activityId: activity.id };
  }

  /** The activities that a notification of this type can be about, each with the user who caused it. */
  private occasions(user: User, type: NotificationType): readonly Occasion[] {
    const key = `${user.id} ${type}`;
    const known = this.seen.get(key);
    if (known !== undefined) {
      return known;
    }
    const found = this.findOccasions(user, type);
    // Without any, the notification is about the first activity, and about the user that was drawn.
    const some = found.length > 0 ? found : [{ activity: itemAt(this.sources.feed.activities, 0) }];
    this.seen.set(key, some);
    return some;
  }

  private findOccasions({ id: userId, name }: User, type: NotificationType): readonly Occasion[] {
    const { feed, likes } = this.sources;
    const isOther = (id: number) => id !== userId;
    const own = () => feed.activities.filter((activity) => activity.userId === userId);
    const newest = () => feed.activities.slice(-NEWEST);
    switch (type) {
      case 'ACTIVITY_MESSAGE':
        return feed.activities
          .filter(({ kind, recipientId }) => kind === 'MESSAGE' && recipientId === userId)
          .map((activity) => ({ activity, by: activity.userId }));
      case 'ACTIVITY_MENTION':
        return feed.activities
          .filter((activity) => isOther(activity.userId) && activity.text?.includes(`@${name} `))
          .map((activity) => ({ activity, by: activity.userId }));
      case 'ACTIVITY_LIKE':
        return own().flatMap((activity) => {
          const by = [...likes.of('ACTIVITY', activity.id)].find(isOther);
          return by === undefined ? [] : [{ activity, by }];
        });
      case 'ACTIVITY_REPLY':
        return own().flatMap((activity) => this.repliedBy(activity, isOther));
      case 'ACTIVITY_REPLY_SUBSCRIBED':
        return newest()
          .filter((activity) => isOther(activity.userId) && activity.kind !== 'MESSAGE')
          .flatMap((activity) => this.repliedBy(activity, isOther));
      default:
        return newest().flatMap((activity) =>
          feed.repliesTo(activity).flatMap((reply) => {
            const by = isOther(reply.userId)
              ? undefined
              : [...likes.of('ACTIVITY_REPLY', reply.id)].find(isOther);
            return by === undefined ? [] : [{ activity, by }];
          }),
        );
    }
  }

  private repliedBy(activity: Activity, isOther: (id: number) => boolean): readonly Occasion[] {
    const by = this.sources.feed
      .repliesTo(activity)
      .map((reply) => reply.userId)
      .find(isOther);
    return by === undefined ? [] : [{ activity, by }];
  }
}
