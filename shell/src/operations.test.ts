import { testOperations } from '@tsugi/data/testing/operations';
import { OPERATION_SAMPLES } from './testing/operation-samples.ts';

testOperations(__dirname, OPERATION_SAMPLES);
