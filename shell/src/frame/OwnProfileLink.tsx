import type { AuthUser } from '@tsugi/data';
import { AppLink } from '@tsugi/ui';
import { useState } from 'react';
import { FrameGlyph } from './FrameGlyph.tsx';
import { useFrameLinks } from './use-frame-links.ts';

/** Link to the viewer's profile; a placeholder of the same size until the profile is loaded. */
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
          // Offline, or deleted: show the icon instead of a broken picture.
          onError={() => setLost(viewer.avatar.large ?? undefined)}
        />
      )}
    </AppLink>
  );
}
