import { mediaPath, personPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { userPath } from '../../model/user-path.ts';
import type { NotificationData } from './notifications.query.ts';

/** A piece of the sentence. The subject is what the row leads to; a person's name leads to the profile. */
export interface Segment {
  readonly text: string;
  readonly to?: string;
  readonly isSubject?: true;
  /** What the user did: not set in bold, as names and titles are. */
  readonly isDeed?: true;
  /** `to` is a whole URL of another site. */
  readonly isOutside?: true;
}

export interface NotificationText {
  readonly picture:
    | { readonly kind: 'person'; readonly name: string; readonly to: string; readonly src: string | null }
    | { readonly kind: 'cover'; readonly src: string | null; readonly color: string | null }
    | { readonly kind: 'none' };
  readonly segments: readonly Segment[];
  /** The reason of a change, after the sentence. */
  readonly note?: string;
}

/** The sentence of a notification: in the tracker's own words where it sends them. */
export function notificationText(source: NotificationData): NotificationText {
  const { type, activityId, context } = source;
  switch (type) {
    case 'AIRING': {
      const [start = t`Episode `, middle = ' of ', end = ' aired.'] = source.contexts ?? [];
      return ofMedia(source, [plain(`${start}${source.episode ?? ''}${middle}`), title(source), plain(end)]);
    }
    case 'RELATED_MEDIA_ADDITION':
      return ofMedia(source, [title(source), plain(context ?? t` was recently added to the site.`)]);
    case 'MEDIA_DATA_CHANGE':
      return ofMedia(source, [title(source), plain(context ?? t` received site data changes.`)]);
    case 'MEDIA_MERGE': {
      const gone = source.deletedTitles?.join(', ') || t`Another entry`;
      return ofMedia(source, [plain(t`${gone} was merged into `), title(source), plain('.')]);
    }
    case 'MEDIA_DELETION':
      return withNote(source, {
        picture: { kind: 'none' },
        segments: [
          plain(
            t`${source.deletedTitles?.[0] ?? 'A title'}${{ context: context ?? ' was deleted from the site.' }}`,
          ),
        ],
      });
    case 'MEDIA_SUBMISSION_UPDATE':
    case 'STAFF_SUBMISSION_UPDATE':
    case 'CHARACTER_SUBMISSION_UPDATE':
      return ofSubmission(source);
    case 'FOLLOWING':
      return ofPerson(source, [plain(context ?? t` started following you.`)]);
    case 'ACTIVITY_MESSAGE':
    case 'ACTIVITY_REPLY':
    case 'ACTIVITY_REPLY_SUBSCRIBED':
    case 'ACTIVITY_MENTION':
    case 'ACTIVITY_LIKE':
    case 'ACTIVITY_REPLY_LIKE': {
      const text = (context ?? DONE[type]).trim();
      return ofPerson(source, [
        plain(' '),
        activityId === null
          ? plain(text)
          : { text, to: `/activity/${activityId}`, isSubject: true, isDeed: true },
      ]);
    }
    case 'THREAD_COMMENT_MENTION':
    case 'THREAD_COMMENT_REPLY':
    case 'THREAD_SUBSCRIBED':
    case 'THREAD_COMMENT_LIKE':
    case 'THREAD_LIKE':
      return ofPerson(source, [plain(context ?? DONE[type]), thread(source)]);
    default:
      return { picture: { kind: 'none' }, segments: [plain(t`Notification type "${type}" not supported.`)] };
  }
}

/** In place of a context that the tracker left out. */
const DONE = {
  get ACTIVITY_MESSAGE() {
    return t` sent you a message.`;
  },
  get ACTIVITY_REPLY() {
    return t` replied to your activity.`;
  },
  get ACTIVITY_REPLY_SUBSCRIBED() {
    return t` replied to an activity that you follow.`;
  },
  get ACTIVITY_MENTION() {
    return t` mentioned you in an activity.`;
  },
  get ACTIVITY_LIKE() {
    return t` liked your activity.`;
  },
  get ACTIVITY_REPLY_LIKE() {
    return t` liked your reply.`;
  },
  get THREAD_COMMENT_MENTION() {
    return t` mentioned you, in the forum thread `;
  },
  get THREAD_COMMENT_REPLY() {
    return t` replied to your comment, in the forum thread `;
  },
  get THREAD_SUBSCRIBED() {
    return t` commented in the forum thread `;
  },
  get THREAD_COMMENT_LIKE() {
    return t` liked your comment, in the forum thread `;
  },
  get THREAD_LIKE() {
    return t` liked your forum thread, `;
  },
} as const;

function plain(text: string): Segment {
  return { text };
}

function title({ media }: NotificationData): Segment {
  if (!media) return plain(t`a title that is gone`);
  return { text: media.title.userPreferred, to: mediaPath(media), isSubject: true };
}

function thread({ thread: found }: NotificationData): Segment {
  if (!found) return plain(t`that is gone`);
  return found.siteUrl === null
    ? plain(found.title)
    : { text: found.title, to: found.siteUrl, isSubject: true, isOutside: true };
}

function ofMedia(source: NotificationData, segments: readonly Segment[]): NotificationText {
  const { media } = source;
  const cover = media?.coverImage;
  return withNote(source, {
    picture: cover ? { kind: 'cover', src: cover.large, color: cover.color } : { kind: 'none' },
    segments,
  });
}

/** In words of our own: the tracker sends what became of it apart from its texts. */
function ofSubmission(source: NotificationData): NotificationText {
  const { person, media, submittedTitle, submission } = source;
  const outcome = plain(
    submission ? t` was ${{ submission: submission.toLowerCase() }}.` : t` was looked at.`,
  );
  if (!person) {
    const about = media ? title(source) : plain(submittedTitle ?? t`a title`);
    return ofMedia(source, [plain(t`Your submission for `), about, outcome]);
  }
  const to = personPath(person.kind, person.id, person.name);
  return withNote(source, {
    picture: { kind: 'cover', src: person.image, color: null },
    segments: [
      plain(
        person.kind === 'staff'
          ? t`Your submission for the staff page of `
          : t`Your submission for the character `,
      ),
      { text: person.name, to, isSubject: true },
      outcome,
    ],
  });
}

function ofPerson({ user }: NotificationData, done: readonly Segment[]): NotificationText {
  if (!user) return { picture: { kind: 'none' }, segments: [plain(t`A user who is gone`), ...done] };
  const { name, avatar } = user;
  const to = userPath(name);
  const person: Segment = { text: name, to };
  return {
    picture: { kind: 'person', name, to, src: avatar?.large ?? null },
    // Without another subject the row leads to the person.
    segments: [done.some(({ isSubject }) => isSubject) ? person : { ...person, isSubject: true }, ...done],
  };
}

function withNote({ reason }: NotificationData, text: NotificationText): NotificationText {
  return reason ? { ...text, note: reason } : text;
}
