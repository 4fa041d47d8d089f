import type { Batch, Verdict } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';
import { changedMembers, type MemberContext, memberLabel, memberText } from '../../model/member-text.ts';

/** What the user did, or is doing, as a heading. */
export function batchTitle(batch: Batch): string {
  const { action, changes, detail, undoes, state } = batch;
  const [first] = changes;
  const count = changes.length;
  const isOver = state === 'done' || state === 'cancelled';
  switch (action) {
    case 'single':
      return first?.title || t`A list entry`;
    case 'import':
      return detail?.file ? t`Import of ${{ fileName: detail.file }}` : t`Import`;
    case 'rename-list':
      return t`List “${{ from: detail?.from ?? '' }}” renamed to “${{ to: detail?.to ?? '' }}”`;
    case 'delete-list':
      return t`List “${{ name: detail?.name ?? '' }}” deleted`;
    case 'undo':
      return undoes === undefined || changes.length !== 1
        ? isOver
          ? plural(count, { one: '1 change taken back', other: '# changes taken back' })
          : plural(count, { one: 'Taking 1 change back', other: 'Taking # changes back' })
        : t`${{ title: first?.title ?? '' }}: taken back`;
    case 'edit':
      return changes.length === 1 && first ? first.title : editTitle(changes, isOver);
  }
}

function editTitle(changes: Batch['changes'], isOver: boolean): string {
  const count = changes.length;
  if (changes.every(({ after }) => after === undefined))
    return isOver
      ? plural(count, { one: '1 entry deleted', other: '# entries deleted' })
      : plural(count, { one: 'Deleting 1 entry', other: 'Deleting # entries' });
  return isOver
    ? plural(count, { one: '1 entry changed', other: '# entries changed' })
    : plural(count, { one: 'Changing 1 entry', other: 'Changing # entries' });
}

/** Whether all changes of a batch set the same. Of 20,000 changes it takes some milliseconds. */
export function isUniform(changes: Batch['changes']): boolean {
  const [first] = changes;
  if (!first?.after || changes.length < 2) return false;
  const after = JSON.stringify(first.after);
  return changes.every((change) => JSON.stringify(change.after) === after);
}

/** What all changes of a uniform batch have in common: "Status: Paused". */
export function commonChange({ changes: [first] }: Batch, context: MemberContext): string {
  if (!first) return '';
  return joinItems(
    changedMembers(first).map(
      (name) => `${memberLabel(name, context)}: ${memberText(name, first.after, context)}`,
    ),
  );
}

/** How far it got: "298 of 300 done, 2 refused". Empty where all is well. */
export function outcomeText({ state, verdicts, steps }: Batch): string {
  const count = (of: Verdict['state']) => verdicts.filter((verdict) => verdict.state === of).length;
  const confirmed = count('confirmed');
  const open = count('waiting') + count('sent');
  const refused = count('refused');
  const elsewhere = count('changed-elsewhere');
  const cancelled = count('cancelled');
  const step = [steps?.prepare, steps?.conclude].find((verdict) => verdict?.state === 'refused');
  const parts = [
    confirmed < verdicts.length ? t`${{ confirmed }} of ${{ total: verdicts.length }} done` : '',
    open > 0 && state === 'running' ? t`${{ open }} on their way` : '',
    open > 0 && state === 'paused' ? t`paused` : '',
    refused > 0 ? t`${{ refused }} refused` : '',
    elsewhere > 0 ? t`${{ changedElsewhere: elsewhere }} changed elsewhere` : '',
    cancelled > 0 ? t`${{ cancelled }} cancelled` : '',
    step?.state === 'refused' ? t`Refused: ${{ reason: step.reason }}` : '',
    steps?.conclude?.state === 'changed-elsewhere'
      ? t`The list stays, since other titles have been put on it`
      : '',
  ];
  return joinItems(parts.filter(Boolean));
}

/** How far a later batch has taken a batch back. */
export interface TakenBack {
  readonly text: string;
  /** Something of it was refused or cancelled: another attempt may succeed. */
  readonly mayBeTriedAgain: boolean;
}

/** What became of the attempts to take a batch back; undefined when none of them took anything. @param undos newest first */
export function takenBack(undos: readonly Batch[]): TakenBack | undefined {
  for (const { state, verdicts } of undos) {
    if (state === 'running' || state === 'paused')
      return { text: t`Is being taken back`, mayBeTriedAgain: false };
    const confirmed = verdicts.filter((verdict) => verdict.state === 'confirmed').length;
    if (confirmed === verdicts.length) return { text: t`Taken back`, mayBeTriedAgain: false };
    if (confirmed > 0) {
      return {
        text: t`Taken back in part`,
        mayBeTriedAgain: verdicts.some((verdict) => ['refused', 'cancelled'].includes(verdict.state)),
      };
    }
  }
  return undefined;
}

/** Titles that an undo has left alone. */
export function leftAlone({ action, changes, verdicts }: Batch): readonly string[] {
  if (action !== 'undo') return [];
  return changes.flatMap(({ title }, index) =>
    verdicts[index]?.state === 'changed-elsewhere' ? [title] : [],
  );
}

export function verdictText(verdict: Verdict | undefined): string {
  switch (verdict?.state) {
    case 'waiting':
      return t`Waiting`;
    case 'sent':
      return t`On its way`;
    case 'confirmed':
      return t`Done`;
    case 'refused':
      return verdict.reason ? t`Refused: ${{ reason: verdict.reason }}` : t`Refused`;
    case 'changed-elsewhere':
      return t`Changed elsewhere`;
    case 'cancelled':
      return t`Cancelled`;
    case undefined:
      return '';
  }
}

/** Whether there is anything that can be taken back. What the service took off every entry cannot. */
export function mayBeUndone({ action, verdicts }: Batch): boolean {
  return action !== 'delete-list' && verdicts.some(({ state }) => state === 'confirmed');
}
