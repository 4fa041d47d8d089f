import { ask, contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

/** A day of UTC that is over. */
const DAY = { after: 1_764_115_199, before: 1_764_201_600, part: 1 };

export const OPERATION_SAMPLES: OperationSamples = {
  'season-media': contract(() => ({ page: 1, season: 'FALL', seasonYear: 2026, isAdult: false })),
  'reminder-media': { ...ask(({ media }) => ({ mediaIds: [media] })), variables: { mediaIds: [1] } },
  taste: ask(({ user }) => ({ userId: user })),
  'airing-day-ahead': { ...contract(() => DAY), variables: DAY },
  'airing-day-past': { ...ask(() => DAY), variables: DAY },
  'list-airings': {
    ...contract(({ media }) => ({ mediaIds: [media], ...DAY })),
    variables: { mediaIds: [1], ...DAY },
  },
  'airing-list-watching': ask(({ user }) => ({ userId: user, chunk: 1 }), { asViewer: true }),
  'airing-list-later': ask(({ user }) => ({ userId: user, chunk: 1, statuses: ['PLANNING', 'PAUSED'] }), {
    asViewer: true,
  }),
};
