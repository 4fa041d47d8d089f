import { userPath } from '../shared/user-path.ts';

/** A notification of any type, as far as its text needs it. Types without text of ours have the first three members only. */
export interface NotificationSource {
  readonly id: number;
  readonly type: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** What stands after the name or title: " liked your activity." */
  readonly context?: string | null;
  /** Of an airing: what stands before the episode, between episode and title, and after the title. */
  readonly contexts?: readonly (string | null)[] | null;
  readonly episode?: number | null;
  readonly user?: { readonly name: string; readonly avatar: string | null } | null;
  readonly media?: NotificationMedia | null;
}

export interface NotificationMedia {
  readonly title: string;
  readonly path: string;
  readonly cover: string | null;
  readonly color: string | null;
}

export type NotificationText =
  | { readonly kind: 'unsupported'; readonly text: string }
  | {
      readonly kind: 'user' | 'media';
      readonly before: string;
      /** The name or the title: the link. */
      readonly subject: string;
      readonly to: string;
      readonly after: string;
      readonly picture: string | null;
      readonly color: string | null;
    };

/** The sentence of a notification, in three parts around its link. */
export function notificationText(source: NotificationSource): NotificationText {
  const { type, user, media } = source;
  switch (type) {
    case 'AIRING': {
      const [start = 'Episode ', middle = ' of ', end = ' aired.'] = source.contexts ?? [];
      if (!media) break;
      return aboutMedia(media, `${start}${source.episode ?? ''}${middle}`, end ?? '');
    }
    case 'RELATED_MEDIA_ADDITION':
      if (!media) break;
      return aboutMedia(media, '', source.context ?? ' was recently added to the site.');
    case 'ACTIVITY_LIKE':
    case 'ACTIVITY_REPLY_LIKE':
    case 'ACTIVITY_REPLY':
    case 'FOLLOWING':
      if (!user) break;
      return {
        kind: 'user',
        before: '',
        subject: user.name,
        to: userPath(user.name),
        after: source.context ?? '',
        picture: user.avatar,
        color: null,
      };
  }
  return { kind: 'unsupported', text: `Notification type "${type}" not supported.` };
}

function aboutMedia(media: NotificationMedia, before: string, after: string): NotificationText {
  return {
    kind: 'media',
    before,
    subject: media.title,
    to: media.path,
    after,
    picture: media.cover,
    color: media.color,
  };
}
