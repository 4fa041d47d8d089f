import type { AuthUser } from '@tsugi/data';
import { useLocation } from '@tsugi/router';
import { AppLink } from '@tsugi/ui';
import { useState } from 'react';
import { currentBelow } from './current-below.ts';
import { FrameGlyph } from './FrameGlyph.tsx';

/** One's own profile as a large avatar; its place is kept until the profile is known. */
export function OwnProfileLink({ viewer }: { readonly viewer: AuthUser | undefined }) {
  const { pathname } = useLocation();
  const [lost, setLost] = useState<string>();
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
      {viewer.avatar.large === null || viewer.avatar.large === lost ? (
        <FrameGlyph name="person" size={22} />
      ) : (
        <img
          className="own-avatar"
          src={viewer.avatar.large}
          alt=""
          width={40}
          height={40}
          // Offline, or gone: a broken picture would stand on every page.
          onError={() => setLost(viewer.avatar.large ?? undefined)}
        />
      )}
    </AppLink>
  );
}
