import { IconButton } from '@tsugi/ui/components';
import { Ellipsis } from 'lucide-react';
import { useLateMenu } from '../shared/use-late-menu.ts';
import classes from './EntryActions.module.css';
import type { EntryMenuProps } from './EntryMenu.tsx';

interface EntryMenuButtonProps extends Omit<EntryMenuProps, 'trigger'> {
  readonly title: string;
}

/** Opens the menu of an entry, whose code arrives with the first use. */
export function EntryMenuButton({ title, ...menuProps }: EntryMenuButtonProps) {
  const menu = useLateMenu(loadMenu);
  const button = (
    <IconButton
      {...menu.trigger}
      label={`More for ${title}`}
      title="More"
      className={classes.touch}
      variant="quiet"
      data-place="start"
    >
      <Ellipsis size={18} aria-hidden="true" />
    </IconButton>
  );
  return menu.module ? <menu.module.EntryMenu {...menuProps} trigger={button} /> : button;
}

function loadMenu() {
  return import(/* webpackChunkName: "entry-menu" */ './EntryMenu.tsx');
}
