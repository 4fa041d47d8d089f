import { ask, contract, type OperationSamples } from './operation-suite/operation-sample.ts';

export const OPERATION_SAMPLES: OperationSamples = {
  'media-search': contract(
    () => ({ type: 'ANIME', page: 1, perPage: 28, search: undefined }),
    ({ items: [first] }: { items: [{ id: number }] }, found) => {
      found.media = first.id;
    },
  ),
  viewer: ask(() => ({}), {
    asViewer: true,
    look: ({ id, name }: { id: number; name: string }, found) => {
      found.user = id;
      found.userName = name;
    },
  }),
  'account-settings': {
    ...ask(() => ({}), { asViewer: true }),
    unknown: /\.(notificationOptions|disabledListActivity)/,
  },
  'user-by-name': { ...contract(({ userName }) => ({ name: userName })), variables: { id: 1 } },
  'media-list-collection': ask(({ userName }) => ({ userName, type: 'ANIME' })),
  'media-list-first-chunk': contract(({ userName }) => ({ userName, type: 'ANIME' })),
  'media-list-entry': {
    ...ask(({ media }) => ({ mediaId: media }), { asViewer: true }),
    unknown: /\.(customLists|advancedScores)/,
  },
  'media-list-entries': {
    ...ask(({ user, media }) => ({ userId: user, mediaIds: [media] }), { asViewer: true }),
    unknown: /\.(customLists|advancedScores)/,
  },
  'custom-list-size': ask(({ user }) => ({ userId: user, type: 'ANIME', name: 'Best', chunk: 1 }), {
    asViewer: true,
  }),
  'own-scores': ask(({ user }) => ({ userId: user, type: 'ANIME' })),
  'user-following': ask(({ user }) => ({ userId: user, page: 1 })),
  'activity-by-id': contract(({ activity }) => ({ id: activity })),
  'character-info': ask(({ character }) => ({ id: character })),
  'staff-info': ask(({ staff }) => ({ id: staff })),
  'studio-media': contract(({ studio }) => ({ id: studio, page: 1 })),
};
