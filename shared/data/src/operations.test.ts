import { OPERATION_SAMPLES } from './testing/operation-samples.ts';
import { testOperations } from './testing/operation-suite/test-operations.ts';

testOperations(__dirname, OPERATION_SAMPLES);
