import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import type { AuthUser } from '@tsugi/data';
import { Trans, t } from '@tsugi/i18n/macro';
import { Glyph } from '@tsugi/ui';
import { Menu, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator } from '@tsugi/ui/menu';
import { useSetAtom } from 'jotai';
import { Settings } from 'lucide-react';
import type { ReactElement } from 'react';
import { LanguageChoices } from '../language/LanguageChoices.tsx';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import { useFrameLinks } from '../links/use-frame-links.ts';
import { paletteOpenAtom } from '../palette/palette-open-atom.ts';
import { ShieldsItem } from '../shields/ShieldsItem.tsx';
import type { Theme } from '../theme/theme.ts';
import classes from './AccountMenu.module.css';

export interface AccountMenuProps {
  readonly trigger: ReactElement;
  readonly viewer: AuthUser | undefined;
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
    value: 'dark',
    get label() {
      return t`Dark`;
    },
  },
  {
    value: 'light',
    get label() {
      return t`Light`;
    },
  },
  {
    value: 'black',
    get label() {
      return t`Black`;
    },
  },
];

/** The account's own pages as the remotes declare them, the theme, the language, and the way out. */
export function AccountMenu({ trigger, viewer, onLogout }: AccountMenuProps) {
  const links = useFrameLinks('account');
  const theme = useDeviceSetting('theme');
  const openPalette = useSetAtom(paletteOpenAtom);
  return (
    <Menu trigger={trigger} align="end">
      {viewer && (
        <p className={`one-line fine ${classes.name}`}>
          <Trans>
            Logged in as <strong>{viewer.name}</strong>
          </Trans>
        </p>
      )}
      {links.map(({ label, to, icon }) => (
        <MenuLink key={to} to={to} icon={icon !== undefined && <Glyph path={icon} size={18} />}>
          {label}
        </MenuLink>
      ))}
      <MenuLink to="/settings" icon={<Settings size={18} aria-hidden="true" />}>{t`Settings`}</MenuLink>
      <MenuItem icon={<FrameGlyph name="search" size={18} />} onClick={() => openPalette(true)}>
        {t`Commands`} <kbd className={classes.keys}>Ctrl K</kbd>
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label={t`Theme`}
        showLabel
        value={theme}
        onChange={(next) => setDeviceSettings({ theme: next })}
        options={THEMES}
      />
      <ShieldsItem />
      <MenuSeparator />
      <LanguageChoices />
      <MenuSeparator />
      <MenuItem icon={<FrameGlyph name="leave" size={18} />} onClick={onLogout}>{t`Logout`}</MenuItem>
    </Menu>
  );
}
