import { useListEntry } from '@tsugi/data/controls';
import { completesAt } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { completionMessage, IconButton, toastUndo, WaitingMark, waitingText } from '@tsugi/ui/components';
import type { AiringEntry, AiringMedia } from '../../model/airing.ts';

interface PlusButtonProps {
  readonly media: AiringMedia;
  /** With the changes that are on their way. */
  readonly entry: AiringEntry;
  readonly className: string | undefined;
}

/** One more episode seen. The entry is the same that home and the list show. */
export function PlusButton({ media, entry, className }: PlusButtonProps) {
  const title = media.title.userPreferred;
  const { save, disabled, isWaiting } = useListEntry(media.id, entry, title);
  const raise = () => {
    const progress = entry.progress + 1;
    const isCompleted = completesAt(progress, entry, media.episodes);
    const undo = save({ progress });
    toastUndo(
      title,
      isCompleted ? t`Completed` : progressText(progress, media.episodes),
      undo,
      isCompleted
        ? completionMessage({
            mediaId: media.id,
            title,
            type: 'ANIME',
            entry: { ...entry, progress, status: 'COMPLETED' },
          })
        : {},
    );
  };
  return (
    <IconButton
      className={className}
      variant="soft"
      size="sm"
      label={t`Plus one episode: ${title}`}
      {...(isWaiting ? { title: waitingText() } : {})}
      disabled={disabled}
      onClick={raise}
    >
      <span dir="ltr" aria-hidden="true">
        +1
      </span>
      {isWaiting && <WaitingMark />}
    </IconButton>
  );
}

/** "7 of 12". */
function progressText(progress: number, total: number | null): string {
  return total ? t`${progress} of ${total}` : t`Episode ${{ episode: progress }}`;
}
