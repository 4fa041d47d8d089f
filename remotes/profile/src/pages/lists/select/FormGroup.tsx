import { type ReactNode, useId } from 'react';
import classes from './ChangeDialog.module.css';
import type { FieldGroup } from './change-task.ts';

interface FormGroupProps {
  readonly group: FieldGroup;
  /** Left out where the first field says it. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Fields that belong together. The dialog finds the group that it was opened for by its name. */
export function FormGroup({ group, title, children }: FormGroupProps) {
  const id = useId();
  if (!title)
    return (
      <div className={classes.group} data-group={group}>
        {children}
      </div>
    );
  return (
    <fieldset className={classes.group} data-group={group} aria-labelledby={id}>
      <legend id={id} className={`label ${classes.legend}`}>
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
