import type { ReactNode } from 'react';
import type { MediaCardModel } from '../media-card/media-card-model.ts';
import { Shield } from './Shield.tsx';

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
