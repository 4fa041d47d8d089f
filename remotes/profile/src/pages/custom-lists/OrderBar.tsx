import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import classes from './CustomLists.module.css';

export interface OrderBarProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Stays in sight while an order is not saved. */
export function OrderBar({ isSaving, onSave, onCancel }: OrderBarProps) {
  return (
    <div className={`row wrap ${classes.bar}`} role="status">
      <p className="grow">{t`The new order is not saved yet.`}</p>
      <Button variant="ghost" disabled={isSaving} onClick={onCancel}>{t`Cancel`}</Button>
      <Button variant="primary" busy={isSaving} onClick={onSave}>{t`Save order`}</Button>
    </div>
  );
}
