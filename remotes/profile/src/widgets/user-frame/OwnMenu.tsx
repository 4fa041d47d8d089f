import { Menu, MenuLink } from '@tsugi/ui/menu';
import { FileDown, FileUp, History, ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { userPath } from '../../model/user-path.ts';
import { OWN_PAGE_LABELS, OWN_PAGES } from '../own-page/own-pages.ts';

export interface OwnMenuProps {
  readonly userName: string;
  readonly trigger: ReactElement;
}

const ICONS = { lists: ListTree, changes: History, export: FileDown, import: FileUp } as const;

/** The pages that only the owner of a profile has. */
export function OwnMenu({ userName, trigger }: OwnMenuProps) {
  return (
    <Menu trigger={trigger} align="end">
      {OWN_PAGES.map((segment) => {
        const Icon = ICONS[segment];
        return (
          <MenuLink
            key={segment}
            icon={<Icon size={18} aria-hidden="true" />}
            to={userPath(userName, segment)}
          >
            {OWN_PAGE_LABELS[segment]}
          </MenuLink>
        );
      })}
    </Menu>
  );
}
