import { ask, contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'activity-feed': contract(
    () => ({ page: 1, isFollowing: false, hasReplies: true }),
    ({ items }: { items: readonly { id: number; user: { id: number; name: string } | null }[] }, found) => {
      const first = items.find(({ user }) => user);
      if (!first?.user) throw new Error('The feed has no activity of a user');
      found.activity = first.id;
      // The viewer has been found before, if there is one.
      found.user ??= first.user.id;
      found.userName ??= first.user.name;
    },
  ),
  'activity-replies': contract(({ activity }) => ({ activityId: activity, page: 1 })),
  likes: {
    ...ask(({ activity }) => ({ id: activity, type: 'ACTIVITY', page: 1 })),
    variables: { id: 1, type: 'ACTIVITY', page: 1 },
  },
  'media-relations': ask(({ media }) => ({ id: media })),
  'recent-airings': ask(({ media }) => ({ mediaIds: [media], after: 0 })),
  'currently-watching': ask(({ user }) => ({ userId: user, type: 'ANIME', page: 1 })),
  'own-titles': ask(({ user }) => ({ userId: user })),
  'current-lists': ask(({ user }) => ({ userId: user })),
  'import-media': ask(({ media }) => ({ type: 'ANIME', by: 'id', ids: [media] })),
  'import-titles': ask(() => ({ type: 'ANIME', search: 'moon' })),
  'media-by-ids': ask(({ media }) => ({ ids: Array.from({ length: 60 }, (_, index) => media + index) })),
  'characters-by-ids': ask(({ character }) => ({ ids: [character] })),
  'user-favourites': contract(({ user }) => ({ userId: user, page: 1 })),
  'user-followers': ask(({ user }) => ({ userId: user, page: 1 })),
  'user-overview': contract(({ user }) => ({ userId: user })),
  notifications: ask(() => ({ page: 1, reset: false }), { asViewer: true }),
  'list-settings': ask(() => ({}), { asViewer: true }),
  'user-anime-stats': contract(({ userName }) => ({ name: userName })),
  'user-anime-genres': contract(({ userName }) => ({ name: userName })),
  'user-anime-staff': contract(({ userName }) => ({ name: userName })),
  // Like these three: of the live services they are not asked.
  'user-anime-tags': ask(({ userName }) => ({ name: userName })),
  'user-anime-studios': ask(({ userName }) => ({ name: userName })),
  'user-anime-voice-actors': ask(({ userName }) => ({ name: userName })),
  'user-manga-stats': ask(({ userName }) => ({ name: userName })),
  'user-manga-genres': ask(({ userName }) => ({ name: userName })),
  'user-manga-tags': ask(({ userName }) => ({ name: userName })),
  'user-manga-staff': ask(({ userName }) => ({ name: userName })),
};
