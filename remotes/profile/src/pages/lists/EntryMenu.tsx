import { t } from '@tsugi/i18n/macro';
import { Menu, MenuItem, MenuLink } from '@tsugi/ui/menu';
import { ListOrdered, SquarePen, Users } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { ProgressSheet } from './ProgressSheet.tsx';
import type { ListCard } from './worker/list.protocol.ts';

export interface EntryMenuProps {
  readonly trigger: ReactElement;
  readonly comparePath: string;
  /** Undefined: the entry is not the viewer's. */
  readonly onEdit: (() => void) | undefined;
  /** The entry, when its progress can be changed. */
  readonly progressOf: ListCard | undefined;
}

/** What can be done with an entry besides counting up. */
export function EntryMenu({ trigger, comparePath, onEdit, progressOf }: EntryMenuProps) {
  const [isCounting, setIsCounting] = useState(false);
  return (
    <>
      <Menu trigger={trigger} align="start">
        {progressOf && (
          <MenuItem
            icon={<ListOrdered size={18} aria-hidden="true" />}
            onClick={() => setIsCounting(true)}
          >{t`Progress`}</MenuItem>
        )}
        {onEdit && (
          <MenuItem icon={<SquarePen size={18} aria-hidden="true" />} onClick={onEdit}>{t`Edit`}</MenuItem>
        )}
        <MenuLink
          icon={<Users size={18} aria-hidden="true" />}
          to={comparePath}
        >{t`Open in compare page`}</MenuLink>
      </Menu>
      {isCounting && progressOf && <ProgressSheet entry={progressOf} onClose={() => setIsCounting(false)} />}
    </>
  );
}
