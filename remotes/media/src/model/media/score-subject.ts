import type { ShieldProps } from '@tsugi/ui/components';
import type { MediaDetail } from './media-detail.query.ts';
import { titleOf } from './title-of.ts';

/** What the scores of a media are hidden by: all of them are shown together, and none is hidden once the viewer has scored it. */
export function scoreSubject(media: MediaDetail): Pick<ShieldProps, 'of' | 'name' | 'isKnown'> {
  return { of: media.id, name: titleOf(media), isKnown: Boolean(media.mediaListEntry?.score) };
}
