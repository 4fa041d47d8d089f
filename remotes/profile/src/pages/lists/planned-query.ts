import type { ShownPart } from './list-feed.ts';
import type { ListQuery } from './worker/list.protocol.ts';

/** What is planned of what the page shows; undefined when its filter asks for other statuses only. */
export function plannedQuery({ list, filter }: ShownPart, nowMs: number): ListQuery | undefined {
  const { userStatus } = filter;
  if (userStatus.length > 0 && !userStatus.includes('PLANNING')) return undefined;
  return { list, filter: { ...filter, userStatus: ['PLANNING'] }, nowMs, first: 0 };
}
