import { mediaPath, personPath } from '@tsugi/data/pure';
import { currentLanguage } from '@tsugi/i18n';
import { select, t } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';
import { titleLanguage } from '@tsugi/ui/simple-text';
import { markOf, splitSentence } from '../../model/split-sentence.ts';
import { userPath } from '../../model/user-path.ts';
import type { NotificationData } from './notifications.query.ts';

/** A piece of the sentence. The subject is what the row leads to; a person's name leads to the profile. */
export interface Segment {
  readonly text: string;
  readonly to?: string;
  /** Of the text, where it is known and not that of the page. */
  readonly lang?: string | undefined;
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

const [PERSON, MEDIA, THREAD] = [markOf('person'), markOf('media'), markOf('thread')];

/** The sentence of a notification: in English in the tracker's own words, where it sends them. */
export function notificationText(source: NotificationData): NotificationText {
  const { type, activityId } = source;
  const isEnglish = currentLanguage() === 'en';
  const context = isEnglish ? source.context : null;
  switch (type) {
    case 'AIRING': {
      const [start, middle = ' of ', end = ' aired.'] = (isEnglish && source.contexts) || [];
      const episode = source.episode ?? '';
      return ofMedia(
        source,
        start === undefined
          ? aboutMedia(source, t`Episode ${episode} of ${{ media: MEDIA }} aired.`)
          : [plain(`${start}${episode}${middle}`), title(source), plain(end)],
      );
    }
    case 'RELATED_MEDIA_ADDITION':
      return ofMedia(
        source,
        context
          ? [title(source), plain(context)]
          : aboutMedia(source, t`${{ media: MEDIA }} was recently added to the site.`),
      );
    case 'MEDIA_DATA_CHANGE':
      return ofMedia(
        source,
        context
          ? [title(source), plain(context)]
          : aboutMedia(source, t`${{ media: MEDIA }} received site data changes.`),
      );
    case 'MEDIA_MERGE': {
      const gone = joinItems(source.deletedTitles ?? []) || t`Another entry`;
      return ofMedia(source, aboutMedia(source, t`${gone} was merged into ${{ media: MEDIA }}.`));
    }
    case 'MEDIA_DELETION': {
      const gone = source.deletedTitles?.[0] ?? t`A title`;
      return withNote(source, {
        picture: { kind: 'none' },
        segments: [plain(context ? `${gone}${context}` : t`${gone} was deleted from the site.`)],
      });
    }
    case 'MEDIA_SUBMISSION_UPDATE':
    case 'STAFF_SUBMISSION_UPDATE':
    case 'CHARACTER_SUBMISSION_UPDATE':
      return ofSubmission(source);
    case 'FOLLOWING':
      return ofPerson(source, context ? [plain(context)] : undefined, DONE[type]);
    case 'ACTIVITY_MESSAGE':
    case 'ACTIVITY_REPLY':
    case 'ACTIVITY_REPLY_SUBSCRIBED':
    case 'ACTIVITY_MENTION':
    case 'ACTIVITY_LIKE':
    case 'ACTIVITY_REPLY_LIKE': {
      const deed = (text: string): Segment =>
        activityId === null
          ? plain(text)
          : { text, to: `/activity/${activityId}`, isSubject: true, isDeed: true };
      return ofPerson(source, context ? [plain(' '), deed(context.trim())] : undefined, DONE[type], deed);
    }
    case 'THREAD_COMMENT_MENTION':
    case 'THREAD_COMMENT_REPLY':
    case 'THREAD_SUBSCRIBED':
    case 'THREAD_COMMENT_LIKE':
    case 'THREAD_LIKE':
      return ofPerson(source, context ? [plain(context), thread(source)] : undefined, DONE[type]);
    default:
      return { picture: { kind: 'none' }, segments: [plain(t`Notification type "${type}" not supported.`)] };
  }
}

/** In other languages than the tracker's, and in place of a context that it left out. */
const DONE = {
  get FOLLOWING() {
    return t`${{ person: PERSON }} started following you.`;
  },
  get ACTIVITY_MESSAGE() {
    return t`${{ person: PERSON }} sent you a message.`;
  },
  get ACTIVITY_REPLY() {
    return t`${{ person: PERSON }} replied to your activity.`;
  },
  get ACTIVITY_REPLY_SUBSCRIBED() {
    return t`${{ person: PERSON }} replied to an activity that you follow.`;
  },
  get ACTIVITY_MENTION() {
    return t`${{ person: PERSON }} mentioned you in an activity.`;
  },
  get ACTIVITY_LIKE() {
    return t`${{ person: PERSON }} liked your activity.`;
  },
  get ACTIVITY_REPLY_LIKE() {
    return t`${{ person: PERSON }} liked your reply.`;
  },
  get THREAD_COMMENT_MENTION() {
    return t`${{ person: PERSON }} mentioned you, in the forum thread ${{ thread: THREAD }}`;
  },
  get THREAD_COMMENT_REPLY() {
    return t`${{ person: PERSON }} replied to your comment, in the forum thread ${{ thread: THREAD }}`;
  },
  get THREAD_SUBSCRIBED() {
    return t`${{ person: PERSON }} commented in the forum thread ${{ thread: THREAD }}`;
  },
  get THREAD_COMMENT_LIKE() {
    return t`${{ person: PERSON }} liked your comment, in the forum thread ${{ thread: THREAD }}`;
  },
  get THREAD_LIKE() {
    return t`${{ person: PERSON }} liked your forum thread, ${{ thread: THREAD }}`;
  },
} as const;

/** A whole sentence, with the title where the language has it. */
function aboutMedia(source: NotificationData, sentence: string): readonly Segment[] {
  return splitSentence(sentence, () => title(source), plain);
}

function plain(text: string): Segment {
  return { text };
}

function title({ media }: NotificationData): Segment {
  if (!media) return plain(t`a title that is gone`);
  const text = media.title.userPreferred;
  return { text, lang: titleLanguage(text, media), to: mediaPath(media), isSubject: true };
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
  if (!person) {
    const about = media ? title(source) : plain(submittedTitle ?? t`a title`);
    return ofMedia(
      source,
      splitSentence(submissionSentence('media', submission), () => about, plain),
    );
  }
  const to = personPath(person.kind, person.id, person.name);
  const sentence = submissionSentence(person.kind, submission);
  return withNote(source, {
    picture: { kind: 'cover', src: person.image, color: null },
    segments: splitSentence<Segment>(sentence, () => ({ text: person.name, to, isSubject: true }), plain),
  });
}

/** What a submission is about, and what became of it. */
function submissionSentence(about: 'media' | 'staff' | 'character', submission: string | null): string {
  const said = (submission ?? '').toLowerCase();
  // A choice of a message has no blank.
  const outcome = said.replaceAll(' ', '_') || 'none';
  switch (about) {
    case 'media':
      return select(outcome, {
        none: `Your submission for ${{ media: MEDIA }} was looked at.`,
        accepted: `Your submission for ${{ media: MEDIA }} was accepted.`,
        partially_accepted: `Your submission for ${{ media: MEDIA }} was partially accepted.`,
        rejected: `Your submission for ${{ media: MEDIA }} was rejected.`,
        other: `Your submission for ${{ media: MEDIA }} was ${said}.`,
      });
    case 'staff':
      return select(outcome, {
        none: `Your submission for the staff page of ${{ person: PERSON }} was looked at.`,
        accepted: `Your submission for the staff page of ${{ person: PERSON }} was accepted.`,
        partially_accepted: `Your submission for the staff page of ${{ person: PERSON }} was partially accepted.`,
        rejected: `Your submission for the staff page of ${{ person: PERSON }} was rejected.`,
        other: `Your submission for the staff page of ${{ person: PERSON }} was ${said}.`,
      });
    case 'character':
      return select(outcome, {
        none: `Your submission for the character ${{ person: PERSON }} was looked at.`,
        accepted: `Your submission for the character ${{ person: PERSON }} was accepted.`,
        partially_accepted: `Your submission for the character ${{ person: PERSON }} was partially accepted.`,
        rejected: `Your submission for the character ${{ person: PERSON }} was rejected.`,
        other: `Your submission for the character ${{ person: PERSON }} was ${said}.`,
      });
  }
}

/**
 * @param inTrackersWords what follows the person's name
 * @param sentence without such words
 * @param deed what the texts of that sentence are
 */
function ofPerson(
  source: NotificationData,
  inTrackersWords: readonly Segment[] | undefined,
  sentence: string,
  deed: (text: string) => Segment = plain,
): NotificationText {
  const { user } = source;
  const person: Segment = user ? { text: user.name, to: userPath(user.name) } : plain(t`A user who is gone`);
  const segments = inTrackersWords
    ? [person, ...inTrackersWords]
    : splitSentence<readonly Segment[]>(
        sentence,
        (name) => [name === 'thread' ? thread(source) : person],
        (text) => textSegments(text, deed),
      ).flat();
  if (!user) return { picture: { kind: 'none' }, segments };
  const { name, avatar } = user;
  return {
    picture: { kind: 'person', name, to: userPath(name), src: avatar?.large ?? null },
    // Without another subject the row leads to the person.
    segments: segments.some(({ isSubject }) => isSubject)
      ? segments
      : segments.map((one) => (one === person ? { ...one, isSubject: true } : one)),
  };
}

/** Blanks at its ends are no part of a link. */
function textSegments(text: string, deed: (text: string) => Segment): readonly Segment[] {
  const [, before = '', said = '', after = ''] = /^(\s*)(.*?)(\s*)$/.exec(text) ?? [];
  return [
    ...(before === '' ? [] : [plain(before)]),
    ...(said === '' ? [] : [deed(said)]),
    ...(after === '' ? [] : [plain(after)]),
  ];
}

function withNote({ reason }: NotificationData, text: NotificationText): NotificationText {
  return reason ? { ...text, note: reason } : text;
}
