import { ask, contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'season-media': contract(() => ({ page: 1, season: 'FALL', seasonYear: 2026, isAdult: false })),
  taste: ask(({ user }) => ({ userId: user })),
};
