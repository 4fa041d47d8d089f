import { Menu, MenuItem, MenuLink } from '@tsugi/ui/menu';
import { SquarePen, Users } from 'lucide-react';
import type { ReactElement } from 'react';

export interface EntryMenuProps {
  readonly trigger: ReactElement;
  readonly comparePath: string;
  /** Undefined: the entry is not the viewer's. */
  readonly onEdit: (() => void) | undefined;
}

/** What can be done with an entry besides counting up. */
export function EntryMenu({ trigger, comparePath, onEdit }: EntryMenuProps) {
  return (
    <Menu trigger={trigger} align="start">
      {onEdit && (
        <MenuItem icon={<SquarePen size={18} aria-hidden="true" />} onClick={onEdit}>
          Edit
        </MenuItem>
      )}
      <MenuLink icon={<Users size={18} aria-hidden="true" />} to={comparePath}>
        Open in compare page
      </MenuLink>
    </Menu>
  );
}
