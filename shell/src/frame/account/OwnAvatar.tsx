import type { AuthUser } from '@tsugi/data';
import { useState } from 'react';
import { FrameGlyph } from '../FrameGlyph.tsx';

/** The viewer's picture; a placeholder of the same size until the profile is loaded. */
export function OwnAvatar({ viewer }: { readonly viewer: AuthUser | undefined }) {
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
