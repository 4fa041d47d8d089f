import type { ConfirmedEntry } from '../changes/page-changes.ts';
import { datePartsOf } from '../pure/status-rules.ts';
import type { EntryMembers } from './batch.ts';
import type { Effect } from './batch-row.ts';
import { isSameMember, NO_DATE, sentMembers } from './entry-members.ts';

/** What a change by itself has made of an entry; undefined when nothing that the page knew of it differs. */
export function singleEffect({ before, after, at }: ConfirmedEntry): Effect | undefined {
  const was = sentMembers(before);
  const now = sentMembers(after);
  const entryId = Number((after.exists === true ? after : before).id);
  if (after.exists !== true) return before.exists === true ? { entryId, before: was } : undefined;
  if (before.exists !== true) return { entryId, after: now };
  const changed = Object.entries(now).flatMap(([key, value]) => {
    // Only members of an entry are among them.
    const name = key as keyof EntryMembers;
    const old = name in was ? was[name] : filledDate(name, value, at);
    return old === undefined || isSameMember(name, old, value) ? [] : [{ name, old, value }];
  });
  if (changed.length === 0) return undefined;
  return {
    entryId,
    before: Object.fromEntries(changed.map(({ name, old }) => [name, old])),
    after: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
  };
}

/** A date that the page did not know, and that is the day of the change, was set by the service with it. */
function filledDate(name: keyof EntryMembers, value: unknown, at: number): unknown {
  if (name !== 'startedAt' && name !== 'completedAt') return undefined;
  return isSameMember(name, value, datePartsOf(new Date(at))) ? NO_DATE : undefined;
}
