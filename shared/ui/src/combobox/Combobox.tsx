import { Autocomplete } from '@base-ui/react/autocomplete';
import { t } from '@tsugi/i18n/macro';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import overlay from '../overlay/Overlay.module.css';
import box from '../search-field/SearchField.module.css';
import { classNames } from '../util/class-names.ts';
import classes from './Combobox.module.css';

export interface ComboboxProps<T> {
  /** The accessible name; not shown. */
  readonly label: string;
  /** The text in the box. */
  readonly value: string;
  /** Called for every change of the text; the user of the component asks for suggestions, debounced as it likes. */
  readonly onChange: (text: string) => void;
  /** The suggestions for the present text, already filtered. */
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string | number;
  readonly itemLabel: (item: T) => string;
  /** Renders an item; its label when absent. */
  readonly renderItem?: (item: T) => ReactNode;
  /** A suggestion was chosen by click or Enter. */
  readonly onSelect: (item: T) => void;
  /** Enter was pressed with text (trimmed, not empty) and no suggestion highlighted. */
  readonly onSubmitText?: (text: string) => void;
  /** It suggests something before anything is typed: a press or an arrow key opens the list. */
  readonly suggestsWhenEmpty?: boolean;
  /** Stands above the suggestions: what they have in common. */
  readonly heading?: string | undefined;
  /** Suggestions are on their way. */
  readonly isLoading?: boolean;
  /** What went wrong with asking for them. */
  readonly error?: string | null | undefined;
  /** The text when there are none: "No user of that name." */
  readonly emptyText?: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onFocus?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A text box with suggestions that arrive later, for its text or before there is any. Up and down cycle through them and the box, the pointer highlights,
 * Enter or a click chooses. After a choice the box is emptied, ready for the next.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { label, value, onChange, items, itemKey, itemLabel, renderItem, onSelect, onSubmitText } = props;
  const { placeholder, autoFocus, className, suggestsWhenEmpty = false, heading } = props;
  const suggests = suggestsWhenEmpty || value.trim() !== '';
  const highlighted = useRef<T>(undefined);

  const submitText = (event: KeyboardEvent<HTMLInputElement>) => {
    const text = value.trim();
    const isComposing = event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || isComposing || highlighted.current !== undefined || text === '') return;
    event.preventDefault();
    onSubmitText?.(text);
  };

  return (
    <Autocomplete.Root
      mode="none"
      items={items}
      value={value}
      itemToStringValue={itemLabel}
      // It replaces a box in which the user types, or that was pressed.
      defaultOpen={autoFocus === true && suggests}
      openOnInputClick={suggestsWhenEmpty}
      onValueChange={(text, details) => onChange(details.reason === 'item-press' ? '' : text)}
      onItemHighlighted={(item) => {
        highlighted.current = item;
      }}
    >
      <div className={classNames(box.field, className)}>
        <Search className={box.icon} size={18} aria-hidden="true" />
        <Autocomplete.Input
          aria-label={label}
          className={box.input}
          autoFocus={autoFocus}
          autoCapitalize="none"
          spellCheck={false}
          onFocus={props.onFocus}
          onKeyDown={submitText}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
      </div>
      <Autocomplete.Portal hidden={!suggests}>
        <Autocomplete.Positioner className={overlay.positioner} sideOffset={6} collisionPadding={12}>
          <Autocomplete.Popup className={classNames(overlay.popup, classes.popup)}>
            <Autocomplete.Status className={classes.status}>{statusText(props)}</Autocomplete.Status>
            {heading && items.length > 0 && (
              <p className={`fine ${classes.heading}`} aria-hidden="true">
                {heading}
              </p>
            )}
            <Autocomplete.List className={classes.list} aria-label={heading}>
              {(item: T) => (
                <Autocomplete.Item
                  key={itemKey(item)}
                  value={item}
                  className={overlay.item}
                  onClick={() => onSelect(item)}
                >
                  {renderItem ? renderItem(item) : itemLabel(item)}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}

function statusText<T>({
  isLoading,
  error,
  items,
  value,
  emptyText,
  onSubmitText,
}: ComboboxProps<T>): string | null {
  if (error) return error;
  if (items.length > 0) return null;
  if (value.trim() === '') return isLoading ? t`Loading…` : null;
  if (isLoading) return t`Searching…`;
  const nothing = emptyText ?? t`Nothing found.`;
  return onSubmitText ? t`${nothing} Enter adds “${{ text: value.trim() }}”.` : nothing;
}
