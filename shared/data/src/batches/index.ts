export type { AccountStep, BatchChange, BatchInput } from './batch.ts';
