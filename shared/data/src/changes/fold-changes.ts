import { definitionOf } from './definitions/definition-of.ts';
import type { Members, MutationSubject } from './definitions/mutation-definition.ts';
import { entityKey, type OutboxChange, type OutboxProgress } from './outbox-items.ts';
import type { PendingMutation } from './page-changes.ts';

export function idsOf({ changes }: PendingMutation): readonly string[] {
  return changes.map(({ id }) => id);
}

/** The same thing with some of its changes only; undefined when none of them is pending. */
export function pickChanges(item: PendingMutation, ids: readonly string[]): PendingMutation | undefined {
  return foldChanges(
    item.changes.filter(({ id }) => ids.includes(id)),
    item.progress,
  );
}

/** Where and how a value shows in responses. */
export function patchOf(subject: MutationSubject, wanted: Members): Pick<OutboxChange, 'entity' | 'patch'> {
  const definition = definitionOf(subject);
  return { entity: entityKey(definition.kind, definition.id), patch: definition.show(wanted) };
}

/** Undefined when all of them are done. */
export function foldChanges(
  all: readonly OutboxChange[],
  progress: OutboxProgress,
): PendingMutation | undefined {
  const changes = all.filter(({ id }) => !progress.done.includes(id));
  const [first] = changes;
  const last = changes.at(-1);
  if (!first || !last) return undefined;
  const choice = changes.findLast(({ isChoice }) => isChoice);
  const counted = choice ? changes.slice(changes.indexOf(choice)) : changes;
  const base = choice?.before ?? progress.base ?? first.before;
  const change = Object.assign({}, ...counted.map((one) => one.change));
  const { conflict } = progress;
  return {
    key: first.key,
    subject: first.subject,
    title: last.title ?? first.title,
    changes,
    first,
    last,
    progress,
    base,
    wanted: { ...base, ...change },
    changed: Object.keys(change),
    isOrphan: !choice && first.after !== undefined && !progress.done.includes(first.after),
    conflict: choice && conflict && choice.id > (conflict.after ?? '') ? undefined : conflict,
  };
}

/** Whether this is a change in the form of this version. */
export function isChange(value: unknown): value is OutboxChange {
  return (
    typeof value === 'object' &&
    value !== null &&
    'v' in value &&
    value.v === 1 &&
    'id' in value &&
    'key' in value &&
    'subject' in value &&
    'before' in value &&
    'change' in value
  );
}
