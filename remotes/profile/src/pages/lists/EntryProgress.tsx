import { t } from '@tsugi/i18n/macro';
import { ProgressField } from '@tsugi/ui/progress';
import { useEntryProgress } from './use-entry-progress.ts';
import type { ListCard } from './worker/list.protocol.ts';

interface EntryProgressProps {
  readonly entry: ListCard;
  /** Of a manga: chapters and volumes when left out. */
  readonly only?: 'progress' | 'volumes';
}

/** How far the owner is with an entry, to be typed. */
export function EntryProgress({ entry, only }: EntryProgressProps) {
  const change = useEntryProgress(entry);
  const { media } = entry;
  const isManga = media.type === 'MANGA';
  const total = (isManga ? media.chapters : media.episodes) || null;
  const title = media.title.userPreferred;
  const isBoth = only === undefined && isManga;
  return (
    <>
      {only !== 'volumes' && (
        <ProgressField
          title={title}
          noun={isManga ? 'chapter' : 'episode'}
          text={
            only
              ? undefined
              : isManga
                ? t`Ch. ${{ count: countOf(entry.progress, total) }}`
                : countOf(entry.progress, total)
          }
          value={entry.progress}
          total={total}
          onSave={(progress) => change({ progress })}
        />
      )}
      {isBoth && total !== 1 && ' · '}
      {(only === 'volumes' || (isBoth && total !== 1)) && (
        <ProgressField
          title={title}
          noun="volume"
          text={only ? undefined : t`Vol. ${{ count: countOf(entry.progressVolumes, media.volumes) }}`}
          value={entry.progressVolumes}
          total={media.volumes || null}
          onSave={(progressVolumes) => change({ progressVolumes })}
        />
      )}
    </>
  );
}

/** "7 of 12", or "7" of an unknown number. */
function countOf(done: number, total: number | null): string {
  return total ? t`${done} of ${total}` : `${done}`;
}
