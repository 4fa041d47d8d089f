import type { EntryChanges, MediaListEntrySummary } from '@tsugi/data';
import { completesAt, datePartsOf, membersForStatus } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { completionMessage, type ListStatus, listStatusLabel, toastUndo } from '@tsugi/ui/components';
import type { MediaDetail } from '../media/media-detail.query.ts';

/** What the service makes an entry of. */
const NOT_LISTED = { id: 0, progress: 0, score: 0 };

/** In the order in which they are offered. */
export const STATUS_CHOICES = [
  'CURRENT',
  'PLANNING',
  'COMPLETED',
  'REPEATING',
  'PAUSED',
  'DROPPED',
] as const satisfies readonly ListStatus[];

/** The viewer's entry of a media, and what changes it. */
export interface OwnEntryControl {
  readonly entry: MediaListEntrySummary | null;
  readonly save: (changes: EntryChanges) => () => void;
}

const typeOf = ({ type }: MediaDetail) => type ?? 'ANIME';

/** How many episodes or chapters there are; null while unknown. */
export function totalOf(media: MediaDetail): number | null {
  return typeOf(media) === 'MANGA' ? media.chapters : media.episodes;
}

/** Sets the status, with what it brings, and says so. A completed title asks for a score. */
export function saveStatus(media: MediaDetail, { entry, save }: OwnEntryControl, status: ListStatus): void {
  const type = typeOf(media);
  const title = media.title.userPreferred;
  const changes = membersForStatus(status, entry, media, datePartsOf(new Date()));
  const completed = { ...(entry ?? NOT_LISTED), ...changes, status };
  toastUndo(
    title,
    listStatusLabel(status, type),
    save(changes),
    status === 'COMPLETED' ? completionMessage({ mediaId: media.id, title, type, entry: completed }) : {},
  );
}

/** Sets the number of episodes or chapters, and says so. The last one completes the title. */
export function saveProgress(
  media: MediaDetail,
  { entry, save }: OwnEntryControl,
  changes: EntryChanges & { readonly progress: number },
): void {
  const { progress } = changes;
  const total = totalOf(media);
  const type = typeOf(media);
  const title = media.title.userPreferred;
  const undo = save(changes);
  if (!entry || !completesAt(progress, entry, total)) {
    toastUndo(title, total ? t`${progress} of ${total}` : `${progress}`, undo);
    return;
  }
  const completed = { ...entry, progress, status: 'COMPLETED' as const };
  toastUndo(
    title,
    listStatusLabel('COMPLETED', type),
    undo,
    completionMessage({ mediaId: media.id, title, type, entry: completed }),
  );
}
