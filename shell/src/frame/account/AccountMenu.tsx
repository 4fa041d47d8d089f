import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { useAccounts } from '@tsugi/data/accounts';
import { t } from '@tsugi/i18n/macro';
import { Glyph } from '@tsugi/ui';
import { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '@tsugi/ui/menu';
import { useSetAtom } from 'jotai';
import { Settings } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AccountItems, MoreAccountsItem } from '../accounts/AccountItems.tsx';
import { AccountsDialog } from '../accounts/AccountsDialog.tsx';
import { logOut } from '../accounts/change-account.ts';
import { LanguageChoices } from '../language/LanguageChoices.tsx';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { PALETTE_KEYS, paletteOpenAtom } from '../palette/palette-open-atom.ts';
import { ShieldsItem } from '../shields/ShieldsItem.tsx';
import type { Theme } from '../theme/theme.ts';
import classes from './AccountMenu.module.css';

export interface AccountMenuProps {
  readonly trigger: ReactElement;
  readonly isSignedIn: boolean;
  /** Before the present account is logged out. */
  readonly onLogout: () => void;
}

const THEMES: readonly { readonly value: Theme; readonly label: string }[] = [
  {
    value: 'system',
    get label() {
      return t`System`;
    },
  },
  {
    value: 'light',
    get label() {
      return t`Light`;
    },
  },
  {
    value: 'dark',
    get label() {
      return t`Dark`;
    },
  },
  {
    value: 'black',
    get label() {
      return t`Black`;
    },
  },
];

/** The accounts, the present one's own pages as the remotes declare them, the theme, the language, and the way out. */
export function AccountMenu({ trigger, isSignedIn, onLogout }: AccountMenuProps) {
  const links = useFrameLinks('account');
  const theme = useDeviceSetting('theme');
  const openPalette = useSetAtom(paletteOpenAtom);
  const accounts = useAccounts();
  const [isManaging, setManaging] = useState(false);
  const current = accounts.length > 1 ? accounts.find(({ isCurrent }) => isCurrent) : undefined;
  const leave = () => {
    onLogout();
    logOut();
  };
  return (
    <>
      <Menu trigger={trigger} align="end">
        <AccountItems />
        {isSignedIn && <MenuSeparator />}
        {isSignedIn &&
          links.map(({ label, to, icon }) => (
            <MenuLink key={to} to={to} icon={icon !== undefined && <Glyph path={icon} size={18} />}>
              {label}
            </MenuLink>
          ))}
        <MenuSeparator />
        <MenuItem icon={<FrameGlyph name="search" size={18} />} onClick={() => openPalette(true)}>
          {t`Commands`} <kbd className={classes.keys}>{PALETTE_KEYS}</kbd>
        </MenuItem>
        <ShieldsItem />
        <MenuLink to="/settings" icon={<Settings size={18} aria-hidden="true" />}>{t`Settings`}</MenuLink>
        <MenuRadioGroup
          inRow
          label={t`Theme`}
          showLabel
          value={theme}
          onChange={(next) => setDeviceSettings({ theme: next })}
          options={THEMES}
        />
        <LanguageChoices inRow />
        <MenuSeparator />
        <MoreAccountsItem onManage={() => setManaging(true)} />
        {isSignedIn && (
          <MenuItem icon={<FrameGlyph name="leave" size={18} />} onClick={leave}>
            {current ? t`Log out of ${{ accountName: current.name }}` : t`Logout`}
          </MenuItem>
        )}
      </Menu>
      <AccountsDialog open={isManaging} onOpenChange={setManaging} />
    </>
  );
}
