import { pagePart } from '../core/page.ts';
import type { SourceName } from '../core/source-name.ts';
import type { SlowRequests } from './slow-requests.ts';
import type { SourceStatuses } from './source-status.ts';

/** The engine, whose file may still be loading. Rejects when it cannot be loaded. */
export const pageEngine =
  pagePart<
    () => Promise<{
      readonly statuses: SourceStatuses;
      readonly slowRequests: Readonly<Record<SourceName, SlowRequests>>;
    }>
  >();
