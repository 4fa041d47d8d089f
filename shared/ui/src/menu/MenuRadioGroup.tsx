import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import overlay from '../overlay/Overlay.module.css';

export interface MenuRadioGroupProps<T extends string> {
  readonly label: string;
  /** Shows the label above the choices. */
  readonly showLabel?: boolean;
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly options: readonly MenuOption<T>[];
}

interface MenuOption<T extends string> {
  readonly value: T;
  readonly label: string;
  /** In place of the label, which typing ahead still finds. */
  readonly content?: ReactNode;
  /** Of the label, where it is not that of the page. */
  readonly lang?: string;
  readonly disabled?: boolean;
}

/** One of several, inside a menu: a sort order, a list status. Choosing closes the menu. */
export function MenuRadioGroup<T extends string>(props: MenuRadioGroupProps<T>) {
  const { label, showLabel, value, onChange, options } = props;
  return (
    <BaseMenu.RadioGroup
      value={value}
      onValueChange={(chosen: T) => onChange(chosen)}
      {...(showLabel ? {} : { 'aria-label': label })}
    >
      {showLabel && <BaseMenu.GroupLabel className={overlay.groupLabel}>{label}</BaseMenu.GroupLabel>}
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          disabled={option.disabled ?? false}
          closeOnClick
          label={option.label}
          className={overlay.item}
        >
          {option.content ?? option.label}
          <BaseMenu.RadioItemIndicator className={overlay.check}>
            <Check size={16} aria-hidden="true" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
