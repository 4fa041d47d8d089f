import { plural, t } from '@tsugi/i18n/macro';
import { ConfirmDialog } from '@tsugi/ui/dialog';

export interface DeleteListProps {
  readonly name: string;
  /** Entries on the list; undefined while that is not known. */
  readonly count: number | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

/** Asks before a list is deleted, and says how many entries it concerns. */
export function DeleteList({ name, count, onClose, onDelete }: DeleteListProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`Delete the list “${name}”?`}
      confirmLabel={t`Delete`}
      cancelLabel={t`Keep`}
      onConfirm={onDelete}
    >
      <p>
        {count === undefined
          ? t`Its titles stay with their status, score and notes, but are on this list no more.`
          : plural(count, {
              0: 'No title is on it.',
              one: '# title is taken off it. It stays with its status, score and notes.',
              other: '# titles are taken off it. They stay with their status, score and notes.',
            })}{' '}
        {t`A deleted list cannot be brought back.`}
      </p>
    </ConfirmDialog>
  );
}
