import { useId } from 'react';
import { Switch } from '../switch/Switch.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type RowText, SettingRow } from './SettingRow.tsx';

export interface SwitchRowProps extends RowText {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A setting that is on or off. */
export function SwitchRow({ checked, onChange, disabled, ...text }: SwitchRowProps) {
  const id = useId();
  return (
    <SettingRow {...text} noteId={id}>
      <Switch
        label={<VisuallyHidden>{text.label}</VisuallyHidden>}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
      />
    </SettingRow>
  );
}
