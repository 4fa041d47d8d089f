import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { t } from '@tsugi/i18n/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Glyph } from '../glyph/Glyph.tsx';
import modal from '../overlay/Modal.module.css';
import classes from './CommandDialog.module.css';
import { CommandKeys } from './CommandKeys.tsx';
import { CommandRow } from './CommandRow.tsx';
import type { CommandDialogGroup, CommandDialogItem } from './command-dialog-item.ts';
import { FocusAtOnce } from './FocusAtOnce.tsx';

export interface CommandDialogProps<Item extends CommandDialogItem> {
  readonly open: boolean;
  /** Called with false by Escape, the close button and a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  readonly onClosed?: () => void;
  /** False when what was chosen moves the focus itself, such as another page. */
  readonly returnsFocus?: boolean;
  /** Names the dialog, its field and its list. */
  readonly label: string;
  readonly placeholder: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What was chosen on the way to this list. */
  readonly steps: readonly string[];
  /** One step back: Backspace in the empty field, or the button before it. */
  readonly onBack: () => void;
  readonly groups: readonly CommandDialogGroup<Item>[];
  readonly onChoose: (item: Item) => void;
  /** Where nothing is listed: what to do, or why. */
  readonly empty: ReactNode;
  /** Below the list, said by screen readers when it changes: what loads, what is missing. */
  readonly status?: ReactNode;
}

type BaseKeyboardEvent = KeyboardEvent<HTMLInputElement> & { readonly preventBaseUIHandler: () => void };

/**
 * A field over a list of groups: typing finds, the arrow keys and the pointer move, Enter or a press chooses. The first item is always the one that
 * Enter chooses. Focus stays in the field, and returns to where it was before.
 */
export function CommandDialog<Item extends CommandDialogItem>(props: CommandDialogProps<Item>) {
  const {
    open,
    onOpenChange,
    onClosed,
    returnsFocus = true,
    label,
    placeholder,
    inputMode,
    value,
    onChange,
  } = props;
  const { steps, onBack, groups, onChoose, empty, status } = props;
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef(0);
  // The field has the focus before Base UI looks where it was.
  const [focusedBefore] = useState(() => document.activeElement);

  const onKeyDown = (event: BaseKeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.which === 229) return;
    if (event.key === 'Enter') {
      // Base UI presses the element of the highlighted item, which a list that has just changed does not have yet.
      event.preventBaseUIHandler();
      event.preventDefault();
      const items = groups.flatMap((group) => group.items);
      const item = items[highlighted.current] ?? items[0];
      if (item) onChoose(item);
      return;
    }
    if (event.key !== 'Backspace' || value !== '' || steps.length === 0) return;
    event.preventDefault();
    onBack();
  };
  const returnTarget = () => {
    return returnsFocus && focusedBefore instanceof HTMLElement && focusedBefore.isConnected
      ? focusedBefore
      : returnsFocus;
  };
  const back = steps.at(-1);

  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(isOpen) => onOpenChange(isOpen)}
      onOpenChangeComplete={(isOpen) => {
        if (!isOpen) onClosed?.();
      }}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={modal.backdrop} />
        <BaseDialog.Viewport className={`${modal.viewport} ${classes.viewport}`}>
          <BaseDialog.Popup
            className={`${modal.panel} ${classes.popup}`}
            aria-label={label}
            initialFocus={input}
            finalFocus={returnTarget}
          >
            <Autocomplete.Root
              // Each step begins at the first item of its list.
              key={steps.join('/')}
              inline
              open
              mode="none"
              autoHighlight="always"
              keepHighlight
              items={groups}
              value={value}
              itemToStringValue={(item: Item) => item.title}
              onItemHighlighted={(_item, { index }) => {
                highlighted.current = Math.max(0, index);
              }}
              onValueChange={(text, { reason }) => {
                // A chosen item leaves its title in the field; Escape closes the dialog instead of emptying it.
                if (reason !== 'input-change' && reason !== 'input-clear') return;
                highlighted.current = 0;
                onChange(text);
              }}
            >
              <div className={`row ${classes.top}`}>
                {back === undefined ? (
                  <Glyph path="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2L21 21" size={20} />
                ) : (
                  <button
                    type="button"
                    className={`one-line ${classes.step}`}
                    aria-label={t`Back from ${back}`}
                    onClick={onBack}
                  >
                    <Glyph path="M15 5l-7 7 7 7" size={16} />
                    <span className="one-line">{back}</span>
                  </button>
                )}
                <Autocomplete.Input
                  ref={input}
                  className={classes.input}
                  aria-label={back === undefined ? label : back}
                  placeholder={placeholder}
                  inputMode={inputMode}
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                  enterKeyHint="go"
                  onKeyDown={onKeyDown}
                />
                <BaseDialog.Close
                  render={
                    <IconButton label={t`Close`} round className={classes.close}>
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  }
                />
              </div>
              <FocusAtOnce target={input} />
              <Autocomplete.List className={classes.list} aria-label={label}>
                {(group: CommandDialogGroup<Item>) => (
                  <Autocomplete.Group key={group.key} items={group.items} className={classes.group}>
                    <Autocomplete.GroupLabel
                      className={steps.length > 0 ? 'visually-hidden' : `one-line ${classes.groupLabel}`}
                    >
                      {group.title}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.key}
                          value={item}
                          className={classes.item}
                          data-refused={item.refusal === undefined ? undefined : ''}
                          onClick={() => onChoose(item)}
                        >
                          <CommandRow item={item} />
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
              <Autocomplete.Empty className={classes.empty}>{empty}</Autocomplete.Empty>
              <Autocomplete.Status className={`fine ${classes.status}`}>{status}</Autocomplete.Status>
              <CommandKeys hasStep={back !== undefined} />
            </Autocomplete.Root>
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
