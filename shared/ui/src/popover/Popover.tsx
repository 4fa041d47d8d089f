import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import overlay from '../overlay/Overlay.module.css';
import { classNames } from '../util/class-names.ts';
import classes from './Popover.module.css';

export interface PopoverProps {
  /** The button that opens it: a Button, an IconButton or a Pill. */
  readonly trigger: ReactElement;
  /** The panel's accessible name. */
  readonly label: string;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Which edge of the trigger it lines up with. */
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string | undefined;
}

/** A panel beside its trigger. A press outside, Escape or leaving it with the keyboard closes it. */
export function Popover({
  trigger,
  label,
  children,
  open,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <BasePopover.Root
      {...(open === undefined ? {} : { open })}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
    >
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner
          className={overlay.positioner}
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          <BasePopover.Popup
            aria-label={label}
            className={classNames(overlay.popup, classes.panel, className)}
          >
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
