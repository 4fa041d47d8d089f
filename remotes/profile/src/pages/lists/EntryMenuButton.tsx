import { t } from '@tsugi/i18n/macro';
import { IconButton } from '@tsugi/ui/components';
import { Ellipsis } from 'lucide-react';
import { useEffect } from 'react';
import { useLazyMenu } from '../../model/use-lazy-menu.ts';
import classes from './EntryActions.module.css';
import type { EntryMenuProps } from './EntryMenu.tsx';

interface EntryMenuButtonProps extends Omit<EntryMenuProps, 'trigger'> {
  readonly title: string;
}

/** Opens the menu of an entry, whose code arrives with the first use. */
export function EntryMenuButton({ title, ...menuProps }: EntryMenuButtonProps) {
  const menu = useLazyMenu(loadMenu);
  useEffect(storeMenu, []);
  const button = (
    <IconButton
      {...menu.trigger}
      label={t`More for ${title}`}
      title={t`More`}
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

/** The page is there, and what it shows first has loaded. */
const QUIET_MS = 5_000;
let isAskedFor = false;

/** Progress can be changed offline too: the service worker stores the menu's file, also without a press. Once for all cards. */
function storeMenu(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  setTimeout(async () => {
    // Absent in an insecure context; pending where there is no worker.
    await navigator.serviceWorker?.ready;
    if (navigator.serviceWorker) warm();
  }, QUIET_MS);
}

function warm(): void {
  // A head start; the press itself reports a failure.
  loadMenu().catch(() => undefined);
}
