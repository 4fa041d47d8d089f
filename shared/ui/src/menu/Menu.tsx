import { Menu as BaseMenu } from '@base-ui/react/menu';
import { t } from '@tsugi/i18n/macro';
import type { ReactElement, ReactNode } from 'react';
import overlay from '../overlay/Overlay.module.css';
import { classNames } from '../util/class-names.ts';

export interface MenuProps {
  /** The button that opens it: a Button, an IconButton or a Pill. */
  readonly trigger: ReactElement;
  /** MenuItem, MenuLink, MenuRadioGroup and MenuSeparator. */
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly onOpenChange?: (open: boolean) => void;
}

/** Actions or choices behind a button: arrow keys, typing ahead, Escape. The menu has the trigger's name. */
export function Menu({ trigger, children, align = 'start', onOpenChange }: MenuProps) {
  return (
    <BaseMenu.Root onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <BaseMenu.Trigger render={trigger} />
      {/* Outside the page's landmarks: without one of its own its content is in none. */}
      <BaseMenu.Portal role="region" aria-label={t`Menu`}>
        <BaseMenu.Positioner
          className={overlay.positioner}
          align={align}
          sideOffset={6}
          collisionPadding={12}
        >
          <BaseMenu.Popup className={classNames(overlay.popup, overlay.list)}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
