import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import overlay from '../overlay/Overlay.module.css';
import classes from './MenuRadioGroup.module.css';

export interface MenuRadioGroupProps<T extends string> {
  readonly label: string;
  /** Shows the label above the choices. */
  readonly showLabel?: boolean;
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly options: readonly MenuOption<T>[];
  /** Few short choices beside each other, in one row. */
  readonly inRow?: boolean;
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
  const { label, showLabel, value, onChange, options, inRow } = props;
  const items = options.map((option) => (
    <BaseMenu.RadioItem
      key={option.value}
      value={option.value}
      lang={option.lang}
      disabled={option.disabled ?? false}
      closeOnClick
      label={option.label}
      className={inRow ? classes.segment : overlay.item}
    >
      {option.content ?? option.label}
      {!inRow && (
        <BaseMenu.RadioItemIndicator className={overlay.check}>
          <Check size={16} aria-hidden="true" />
        </BaseMenu.RadioItemIndicator>
      )}
    </BaseMenu.RadioItem>
  ));
  return (
    <BaseMenu.RadioGroup
      value={value}
      onValueChange={(chosen: T) => onChange(chosen)}
      onKeyDown={inRow ? moveInRow : undefined}
      {...(showLabel ? {} : { 'aria-label': label })}
    >
      {showLabel && <BaseMenu.GroupLabel className={overlay.groupLabel}>{label}</BaseMenu.GroupLabel>}
      {inRow ? <div className={classes.row}>{items}</div> : items}
    </BaseMenu.RadioGroup>
  );
}

/** Beside the arrow keys of the menu, which lead through all of its entries, those of the row's own direction. */
function moveInRow({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction !== 'rtl');
  const at = items.findIndex((item) => item.matches(':focus'));
  items[at + (isForward ? 1 : -1)]?.focus();
}
