import type { AuthUser } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Glyph } from '@tsugi/ui';
import { useState } from 'react';
import { useLazyMenu } from '../lazy-menu/use-lazy-menu.ts';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import { useFrameLinks } from '../links/use-frame-links.ts';
import classes from './AccountButton.module.css';

export interface AccountButtonProps {
  /** Undefined until the profile is loaded. */
  readonly viewer: AuthUser | undefined;
  /** False while none of the accounts of this device is the present one. */
  readonly isSignedIn: boolean;
  readonly onLogout: () => void;
}

/**
 * The viewer's picture leads to the own profile, the arrow beside it opens the menu of the account. On a phone, whose bottom bar
 * leads to the profile, the picture opens the menu. The menu's code arrives with its first use.
 */
export function AccountButton({ viewer, isSignedIn, onLogout }: AccountButtonProps) {
  const [profile] = useFrameLinks('profile');
  const { menu, trigger } = useLazyMenu(
    () => import(/* webpackChunkName: "account-menu" */ './AccountMenu.tsx'),
  );
  const label = isSignedIn ? t`Account` : t`Accounts on this device`;
  const button = (
    <button
      type="button"
      className={`icon-button ${isSignedIn ? classes.menu : ''}`}
      aria-label={viewer ? t`Account, ${{ viewerName: viewer.name }}` : label}
      title={viewer ? viewer.name : label}
      data-current={profile?.current}
      {...trigger}
    >
      {isSignedIn ? <OwnAvatar viewer={viewer} /> : <FrameGlyph name="person" size={20} />}
      {isSignedIn && <Glyph path="M7 10l5 5 5-5" size={16} />}
    </button>
  );
  const picture = <OwnAvatar viewer={viewer} />;
  return (
    <>
      {viewer && profile ? (
        <AppLink
          to={profile.to}
          className={`icon-button ${classes.profile}`}
          aria-label={t`Your profile, ${{ viewerName: viewer.name }}`}
          aria-current={profile.current}
          title={t`Your profile`}
        >
          {picture}
        </AppLink>
      ) : (
        isSignedIn && <span className={`icon-button ${classes.profile}`}>{picture}</span>
      )}
      {menu ? <menu.AccountMenu trigger={button} isSignedIn={isSignedIn} onLogout={onLogout} /> : button}
    </>
  );
}

/** The viewer's picture; a placeholder of the same size until the profile is loaded. */
function OwnAvatar({ viewer }: { readonly viewer: AuthUser | undefined }) {
  const [lost, setLost] = useState<string>();
  const src = viewer?.avatar.large;
  if (!viewer) return <span className="own-avatar" />;
  if (!src || src === lost) return <FrameGlyph name="person" size={22} />;
  return (
    <img
      className="own-avatar"
      src={src}
      alt=""
      width={40}
      height={40}
      // Offline, or deleted: show the icon instead of a broken picture.
      onError={() => setLost(src)}
    />
  );
}
