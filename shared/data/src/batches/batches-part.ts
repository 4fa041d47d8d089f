import { pagePart } from '../core/page.ts';
import type { BatchesWithSingles } from './create-batches.ts';

/** The batches of the page, once something needed them. */
export const pageBatchesPart = pagePart<{ batches?: BatchesWithSingles }>();
