import type { ActivityData } from '@tsugi/data/operations/activity-by-id';

const BASE = {
  id: 7,
  createdAt: 1_700_000_000,
  likeCount: 2,
  isLiked: false,
  replyCount: 3,
  isLocked: false,
  siteUrl: null,
  user: { id: 1, name: 'ren', avatar: { large: null } },
};

/** "ren watched episode 5 of Paper Moon": two likes, three replies. */
export const LIST_ACTIVITY: Extract<ActivityData, { kind: 'list' }> = {
  ...BASE,
  kind: 'list',
  status: 'watched episode',
  progress: '5',
  media: {
    id: 9,
    type: 'ANIME',
    title: { userPreferred: 'Paper Moon' },
    coverImage: { large: 'https://pictures.example/cover.png', color: '#123456' },
    isAdult: false,
  },
};

export const TEXT_ACTIVITY: Extract<ActivityData, { kind: 'text' }> = {
  ...BASE,
  kind: 'text',
  text: 'A **quiet** evening.',
};

export const MESSAGE_ACTIVITY: ActivityData = {
  ...BASE,
  kind: 'message',
  text: 'Well met.',
  isPrivate: true,
  recipient: { id: 2, name: 'mio', avatar: { large: null } },
};
