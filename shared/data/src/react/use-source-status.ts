import { useSyncExternalStore } from 'react';
import type { SourceStatus } from '../budget/budget.ts';
import type { SourceName } from '../core/source-name.ts';
import { layer } from '../layer.ts';

const FREE: SourceStatus = { waitingUntil: undefined, outage: undefined };

/** Whether requests to a service are held up, until when, and why: for the frame's own message. */
export function useSourceStatus(source: SourceName): SourceStatus {
  const budget = layer().budgets[source];
  // A text is equal to itself, an object made anew is not.
  const status = useSyncExternalStore(budget.subscribe, () => JSON.stringify(budget.status()));
  // Written one line above.
  return status === '{}' ? FREE : { ...FREE, ...(JSON.parse(status) as Partial<SourceStatus>) };
}
