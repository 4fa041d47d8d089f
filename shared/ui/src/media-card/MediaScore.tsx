import type { ReactNode } from 'react';
import { Shield } from '../shields/Shield.tsx';
import type { MediaCardModel } from './media-card-model.ts';

/** The score of a media in a row or a table: hidden as on its card. */
export function MediaScore({
  media,
  children,
}: {
  readonly media: MediaCardModel;
  readonly children: ReactNode;
}) {
  return (
    <Shield shield="scores" of={media.subject ?? media.id} name={media.title} isKnown={media.isScored}>
      {children}
    </Shield>
  );
}
