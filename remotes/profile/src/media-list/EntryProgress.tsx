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
          text={isBoth ? `Ch. ${entry.progress}/${total ?? '?'}` : undefined}
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
          text={isBoth ? `Vol. ${entry.progressVolumes}/${media.volumes ?? '?'}` : undefined}
          value={entry.progressVolumes}
          total={media.volumes || null}
          onSave={(progressVolumes) => change({ progressVolumes })}
        />
      )}
    </>
  );
}
