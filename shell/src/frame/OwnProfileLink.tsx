import type { AuthUser } from '@tsugi/data';
import { AppLink } from '@tsugi/ui';
import { useState } from 'react';
import { FrameGlyph } from './FrameGlyph.tsx';
import { useFrameLinks } from './use-frame-links.ts';

/** One's own profile as a large avatar; its place is kept until the profile is known. */
export function OwnProfileLink({ viewer }: { readonly viewer: AuthUser | undefined }) {
  const [link] = useFrameLinks('profile');
  const [lost, setLost] = useState<string>();
  if (!viewer || !link) {
    return (
      <span className="icon-button">
        <span className="own-avatar" />
      </span>
    );
  }
  return (
    <AppLink
      className="icon-button"
      to={link.to}
      aria-label={`Your profile, ${viewer.name}`}
      aria-current={link.current}
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
