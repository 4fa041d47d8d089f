import { t } from '@tsugi/i18n/macro';

const LABELS: Readonly<Record<string, string>> = {
  get FOLLOWING() {
    return t`Somebody follows me`;
  },
  get ACTIVITY_MESSAGE() {
    return t`Messages`;
  },
  get ACTIVITY_MENTION() {
    return t`Mentions in activities`;
  },
  get ACTIVITY_REPLY() {
    return t`Replies to my activities`;
  },
  get ACTIVITY_REPLY_SUBSCRIBED() {
    return t`Replies to activities that I follow`;
  },
  get ACTIVITY_LIKE() {
    return t`Likes of my activities`;
  },
  get ACTIVITY_REPLY_LIKE() {
    return t`Likes of my replies`;
  },
  get THREAD_COMMENT_MENTION() {
    return t`Mentions in the forum`;
  },
  get THREAD_COMMENT_REPLY() {
    return t`Replies to my comments`;
  },
  get THREAD_SUBSCRIBED() {
    return t`Comments in threads that I follow`;
  },
  get THREAD_LIKE() {
    return t`Likes of my threads`;
  },
  get THREAD_COMMENT_LIKE() {
    return t`Likes of my comments`;
  },
  get RELATED_MEDIA_ADDITION() {
    return t`Works related to titles on my list`;
  },
  get MEDIA_DATA_CHANGE() {
    return t`Changed data of titles on my list`;
  },
  get MEDIA_MERGE() {
    return t`Merged titles on my list`;
  },
  get MEDIA_DELETION() {
    return t`Deleted titles on my list`;
  },
  get MEDIA_SUBMISSION_UPDATE() {
    return t`My submissions of anime and manga`;
  },
  get STAFF_SUBMISSION_UPDATE() {
    return t`My submissions of staff`;
  },
  get CHARACTER_SUBMISSION_UPDATE() {
    return t`My submissions of characters`;
  },
};

const GROUPS = [
  {
    get title() {
      return t`Activities and people`;
    },
    fits: /^(?:FOLLOWING|ACTIVITY_)/,
  },
  {
    get title() {
      return t`Forum`;
    },
    fits: /^THREAD_/,
  },
  {
    get title() {
      return t`Titles on your lists`;
    },
    fits: /^(?:RELATED_MEDIA|MEDIA_(?!SUBMISSION))/,
  },
  {
    get title() {
      return t`Your submissions`;
    },
    fits: /_SUBMISSION_/,
  },
];

/** A type that this version does not know by its own name. */
export function notificationLabel(type: string): string {
  return LABELS[type] ?? type.toLowerCase().replaceAll('_', ' ');
}

/** The types of an account by what they are about. Episodes have a switch of their own. */
export function notificationGroups(
  types: readonly string[],
): readonly { readonly title: string; readonly types: readonly string[] }[] {
  const known = Object.keys(LABELS);
  const rank = (type: string) => (known.includes(type) ? known.indexOf(type) : known.length);
  const sorted = types.filter((type) => type !== 'AIRING').sort((one, other) => rank(one) - rank(other));
  const groups = GROUPS.map(({ title, fits }) => ({
    title,
    types: sorted.filter((type) => fits.test(type)),
  }));
  const others = sorted.filter((type) => !GROUPS.some(({ fits }) => fits.test(type)));
  return [...groups, { title: t`Others`, types: others }].filter((group) => group.types.length > 0);
}
