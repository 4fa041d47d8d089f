import type { AuthUser } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { currentBelow } from './current-below.ts';
import { FrameGlyph } from './FrameGlyph.tsx';

/** One's own profile as a large avatar; its place is kept until the profile is known. */
export function OwnProfileLink({ viewer }: { readonly viewer: AuthUser | undefined }) {
  const { pathname } = useLocation();
  if (!viewer) {
    return (
      <span className="icon-button">
        <span className="own-avatar" />
      </span>
    );
  }
  const path = `/user/${encodeURIComponent(viewer.name)}`;
  return (
    <AppLink
      className="icon-button"
      to={path}
      aria-label={`Your profile, ${viewer.name}`}
      aria-current={currentBelow(path, pathname)}
      title={viewer.name}
    >
      {viewer.avatar.large === null ? (
        <FrameGlyph name="person" size={22} />
      ) : (
        <img className="own-avatar" src={viewer.avatar.large} alt="" width={40} height={40} />
      )}
    </AppLink>
  );
}
