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
            only ? undefined : isManga ? chapters(entry.progress, total) : episodes(entry.progress, total)
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
          text={only ? undefined : volumes(entry.progressVolumes, media.volumes)}
          value={entry.progressVolumes}
          total={media.volumes || null}
          onSave={(progressVolumes) => change({ progressVolumes })}
        />
      )}
    </>
  );
}

/** "7 of 12", or "7" of an unknown number. */
function episodes(done: number, total: number | null): string {
  return total ? t`${done} of ${total}` : `${done}`;
}

function chapters(done: number, total: number | null): string {
  return total ? t`Ch. ${done} of ${total}` : t`Ch. ${done}`;
}

function volumes(done: number, total: number | null): string {
  return total ? t`Vol. ${done} of ${total}` : t`Vol. ${done}`;
}
