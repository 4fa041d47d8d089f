import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';
import { ProgressRows } from '@tsugi/ui/progress';
import { useState } from 'react';
import { useEntryProgress } from './use-entry-progress.ts';
import type { ListCard } from './worker/list.protocol.ts';

export interface ProgressSheetProps {
  readonly entry: ListCard;
  /** After the closing animation: stop rendering it. */
  readonly onClose: () => void;
}

/** The progress of an entry by touch, where the cover has room for one action: counted up and down, or typed, and saved at once with one Undo. */
export function ProgressSheet({ entry, onClose }: ProgressSheetProps) {
  const change = useEntryProgress(entry);
  const [isOpen, setIsOpen] = useState(true);
  const [progress, setProgress] = useState(entry.progress);
  const [progressVolumes, setProgressVolumes] = useState(entry.progressVolumes);
  const { media } = entry;
  const title = media.title.userPreferred;
  const changes = {
    ...(progress === entry.progress ? {} : { progress }),
    ...(progressVolumes === entry.progressVolumes ? {} : { progressVolumes }),
  };

  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      onClosed={onClose}
      size="sm"
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={() => setIsOpen(false)}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            disabled={Object.keys(changes).length === 0}
            onClick={() => {
              change(changes);
              setIsOpen(false);
            }}
          >{t`Save`}</Button>
        </>
      }
    >
      <ProgressRows
        title={title}
        type={media.type ?? 'ANIME'}
        media={media}
        progress={progress}
        progressVolumes={progressVolumes}
        size="lg"
        onChange={(next) => {
          setProgress(next.progress ?? progress);
          setProgressVolumes(next.progressVolumes ?? progressVolumes);
        }}
      />
    </Dialog>
  );
}
