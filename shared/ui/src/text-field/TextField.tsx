import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../util/class-names.ts';
import classes from './TextField.module.css';

interface FieldText {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One muted line under the field. */
  readonly hint?: ReactNode;
  /** What is wrong, in one sentence; marks the field as invalid. */
  readonly error?: string | null | undefined;
}

interface OneLine extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange'> {
  readonly multiline?: false | undefined;
}

interface ManyLines extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'onChange'> {
  readonly multiline: true;
}

export type TextFieldProps = OneLine | ManyLines;

/** A labelled text box; takes every attribute of `<input>`, or of `<textarea>` when `multiline`. */
export function TextField({ label, hint, error, className, ...props }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
  };
  return (
    <div className={classNames(classes.field, className)}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      {props.multiline ? <TextArea {...props} {...shared} /> : <Input {...props} {...shared} />}
      {(error || hint) && (
        <div id={`${id}-note`} className={error ? classes.error : classes.hint}>
          {error || hint}
        </div>
      )}
    </div>
  );
}

function Input({ multiline: _, onChange, ...props }: Omit<OneLine, 'label' | 'hint' | 'error'>) {
  return <input type="text" {...props} onChange={(event) => onChange(event.target.value)} />;
}

function TextArea({ multiline: _, onChange, ...props }: Omit<ManyLines, 'label' | 'hint' | 'error'>) {
  return <textarea {...props} onChange={(event) => onChange(event.target.value)} />;
}
