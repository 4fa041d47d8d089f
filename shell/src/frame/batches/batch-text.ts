import type { BatchProgress } from '@tsugi/data/batches';
import { plural, t } from '@tsugi/i18n/macro';
import { joinItems } from '@tsugi/ui/components';

/** Changes that a user waits for no longer. */
export function settledOf({ confirmed, refused, changedElsewhere }: BatchProgress): number {
  return confirmed + refused + changedElsewhere;
}

export function isOver({ state }: BatchProgress): boolean {
  return state === 'done' || state === 'cancelled';
}

/** Something of it is not as the user wanted it. */
export function hasProblems({ refused, changedElsewhere, steps }: BatchProgress): boolean {
  return (
    refused + changedElsewhere > 0 ||
    [steps?.prepare, steps?.conclude].some(
      (step) => step?.state === 'refused' || step?.state === 'changed-elsewhere',
    )
  );
}

export function batchTitle(batch: BatchProgress): string {
  return isOver(batch) ? doneTitle(batch) : runningTitle(batch);
}

function runningTitle({ action, total, isDeletion }: BatchProgress): string {
  switch (action) {
    case 'undo':
      return plural(total, { one: 'Taking 1 change back', other: 'Taking # changes back' });
    case 'import':
      return plural(total, { one: 'Importing 1 title', other: 'Importing # titles' });
    case 'rename-list':
      return t`Renaming a list`;
    case 'delete-list':
      return t`Deleting a list`;
    case 'edit':
    case 'single':
      return isDeletion
        ? plural(total, { one: 'Deleting 1 entry', other: 'Deleting # entries' })
        : plural(total, { one: 'Changing 1 entry', other: 'Changing # entries' });
  }
}

function doneTitle({ action, confirmed, steps, isDeletion }: BatchProgress): string {
  switch (action) {
    case 'undo':
      return plural(confirmed, { one: '1 change taken back', other: '# changes taken back' });
    case 'import':
      return plural(confirmed, { one: '1 title imported', other: '# titles imported' });
    case 'rename-list':
      return steps?.conclude?.state === 'confirmed' ? t`List renamed` : t`List not renamed`;
    case 'delete-list':
      return steps?.conclude?.state === 'confirmed' ? t`List deleted` : t`List not deleted`;
    case 'edit':
    case 'single':
      return isDeletion
        ? plural(confirmed, { one: '1 entry deleted', other: '# entries deleted' })
        : plural(confirmed, { one: '1 entry changed', other: '# entries changed' });
  }
}

/** How far it got, and why it does not go on. */
export function waitingText(batch: BatchProgress, isOnline: boolean): string {
  const { total, state, requestsLeft } = batch;
  const done = total > 0 ? t`${{ done: settledOf(batch) }} of ${{ total }}` : '';
  const why =
    state === 'paused'
      ? t`paused`
      : isOnline
        ? requestsLeft > PER_MINUTE
          ? minutesLeft(Math.ceil(requestsLeft / PER_MINUTE))
          : ''
        : t`waits for the connection`;
  return joinItems([done, why].filter(Boolean));
}

/** Requests that a batch may send in a minute. */
const PER_MINUTE = 20;

function minutesLeft(minutes: number): string {
  return plural(minutes, { one: 'about 1 minute left', other: 'about # minutes left' });
}

/** What became of it; empty when all of it is done, and the title says so. */
export function outcomeText(batch: BatchProgress): string {
  const { confirmed, refused, changedElsewhere, total, steps } = batch;
  const cancelled = total - settledOf(batch);
  if (steps?.prepare?.state === 'refused') return t`Refused: ${{ reason: steps.prepare.reason }}`;
  if (steps?.conclude?.state === 'refused') return t`Refused: ${{ reason: steps.conclude.reason }}`;
  if (steps?.conclude?.state === 'changed-elsewhere')
    return t`The list stays, since other titles have been put on it`;
  const parts = [
    confirmed < total ? t`${{ confirmed }} of ${{ total }} done` : '',
    refused > 0 ? t`${{ refused }} refused` : '',
    changedElsewhere > 0 ? t`${{ changedElsewhere }} changed elsewhere` : '',
    cancelled > 0 ? t`${{ cancelled }} cancelled` : '',
  ];
  return joinItems(parts.filter(Boolean));
}
