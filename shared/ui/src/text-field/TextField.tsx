import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import classes from '../form/Field.module.css';
import { Field, noteOf } from '../form/Field.tsx';

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
  const shared = { id, className: classes.input, ...noteOf(id, hint, error) };
  return (
    <Field label={label} id={id} hint={hint} error={error} className={className}>
      {props.multiline ? <TextArea {...props} {...shared} /> : <Input {...props} {...shared} />}
    </Field>
  );
}

function Input({ multiline: _, onChange, ...props }: Omit<OneLine, 'label' | 'hint' | 'error'>) {
  return <input type="text" {...props} onChange={(event) => onChange(event.target.value)} />;
}

function TextArea({ multiline: _, onChange, ...props }: Omit<ManyLines, 'label' | 'hint' | 'error'>) {
  return <textarea {...props} onChange={(event) => onChange(event.target.value)} />;
}
