import { t } from '@tsugi/i18n/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useMediaQuery } from '../media-query/use-media-query.ts';
import { Popover } from '../popover/Popover.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import classes from './Filters.module.css';
import { FilterDialogContext } from './filter-dialog-context.ts';

export interface FilterDialogProps<T> {
  /** The button that opens it: a Pill. */
  readonly trigger: ReactElement;
  /** The dialog's name; a sheet shows it as its title. */
  readonly label: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What the controls inside change. Cancel gives back the value that was there when the dialog opened. */
  readonly value: T;
  readonly onRestore: (value: T) => void;
  readonly children: ReactNode;
  /** The text of the popover's button: 'Show 33 results'. */
  readonly doneLabel?: string | undefined;
  /** 260 or 560 pixels wide; a sheet has the width of the screen. */
  readonly size?: 'sm' | 'lg' | undefined;
  readonly align?: 'start' | 'end' | undefined;
}

/**
 * Holds the controls of one filter. With a mouse it is a popover, which closes on a press outside, on Escape and once a single
 * choice is made. With a finger it is a sheet with Cancel and Ok.
 */
export function FilterDialog<T>(props: FilterDialogProps<T>) {
  const { trigger, label, open, onOpenChange, value, onRestore, children, doneLabel = t`Done` } = props;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [before, setBefore] = useState({ open, value });
  if (before.open !== open) setBefore({ open, value });

  if (isTouch) {
    const cancel = () => {
      onRestore(before.value);
      onOpenChange(false);
    };
    return (
      <FilterSheet
        trigger={trigger}
        title={label}
        open={open}
        onOpen={() => onOpenChange(true)}
        onCancel={cancel}
        onOk={() => onOpenChange(false)}
      >
        {children}
      </FilterSheet>
    );
  }
  return (
    <Popover
      trigger={trigger}
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      align={props.align ?? 'start'}
    >
      <FilterDialogContext value={() => onOpenChange(false)}>
        <div className={classes.panel} data-size={props.size ?? 'sm'}>
          <div className={`stack gap-4 ${classes.body}`}>{children}</div>
          <div className={classes.foot}>
            <Button size="sm" onClick={() => onOpenChange(false)}>
              {doneLabel}
            </Button>
          </div>
        </div>
      </FilterDialogContext>
    </Popover>
  );
}
