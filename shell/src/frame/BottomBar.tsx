import { authorizeUrl, useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { AppLink, Glyph } from '@tsugi/ui';
import { FrameGlyph } from './links/FrameGlyph.tsx';
import { useFrameLinks } from './links/use-frame-links.ts';

/** Main navigation on phones. */
export function BottomBar() {
  const { pathname } = useLocation();
  const auth = useAuth();
  const links = useFrameLinks('bottom-bar');
  return (
    <nav className="bottom-bar" aria-label={t`Main, short`}>
      <AppLink to="/" aria-current={pathname === '/' ? 'page' : undefined}>
        <FrameGlyph name="home" size={21} />
        {t`Home`}
      </AppLink>
      {links.map(({ label, to, icon, current }) => (
        <AppLink key={to} to={to} aria-current={current}>
          {icon !== undefined && <Glyph path={icon} size={21} />}
          {label}
        </AppLink>
      ))}
      {auth.status === 'signed-out' && (
        <a href={authorizeUrl()}>
          <FrameGlyph name="person" size={21} />
          {t`Log in`}
        </a>
      )}
    </nav>
  );
}
