import { pagePart } from '../core/page.ts';
import type { ChangeWriter } from './change-writer.ts';
import type { MutationQueue } from './mutation-queue.ts';
import type { Outbox } from './outbox.ts';

/** The user's changes and what sends them, once a page needed either. */
export const pageChanges = pagePart<{
  outbox?: Outbox;
  writer?: ChangeWriter;
  queue?: MutationQueue;
  isLoading?: boolean;
}>();
