import { contract, type OperationSamples } from '@tsugi/data/testing/operation-samples';

export const OPERATION_SAMPLES: OperationSamples = {
  'quick-search': contract(() => ({ search: 'moon' })),
};
