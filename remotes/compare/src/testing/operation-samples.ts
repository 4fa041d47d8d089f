import { contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'user-search': contract(() => ({ search: 'a', page: 1 })),
};
