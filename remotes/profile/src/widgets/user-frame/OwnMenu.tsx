import { t } from '@tsugi/i18n/macro';
import { Menu, MenuLink } from '@tsugi/ui/menu';
import { FileDown, FileUp, History, ListTree } from 'lucide-react';
import type { ReactElement } from 'react';
import { userPath } from '../../model/user-path.ts';

export interface OwnMenuProps {
  readonly userName: string;
  readonly trigger: ReactElement;
}

/** The pages that only the owner of a profile has. */
export function OwnMenu({ userName, trigger }: OwnMenuProps) {
  return (
    <Menu trigger={trigger} align="end">
      <MenuLink
        icon={<ListTree size={18} aria-hidden="true" />}
        to={userPath(userName, 'lists')}
      >{t`Custom lists`}</MenuLink>
      <MenuLink
        icon={<History size={18} aria-hidden="true" />}
        to={userPath(userName, 'changes')}
      >{t`Changes`}</MenuLink>
      <MenuLink
        icon={<FileDown size={18} aria-hidden="true" />}
        to={userPath(userName, 'export')}
      >{t`Export lists`}</MenuLink>
      <MenuLink
        icon={<FileUp size={18} aria-hidden="true" />}
        to={userPath(userName, 'import')}
      >{t`Import lists`}</MenuLink>
    </Menu>
  );
}
