import { Button } from '@tsugi/ui';
import { Dialog } from '@tsugi/ui/dialog';
import { ProgressRow } from '@tsugi/ui/progress';
import { useState } from 'react';
import classes from './ProgressSheet.module.css';
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
  const isManga = media.type === 'MANGA';
  const total = (isManga ? media.chapters : media.episodes) || null;
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
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={Object.keys(changes).length === 0}
            onClick={() => {
              change(changes);
              setIsOpen(false);
            }}
          >
            Save
          </Button>
        </>
      }
    >
      <div className={classes.row}>
        <span>{isManga ? 'Chapters' : 'Episodes'}</span>
        <ProgressRow
          title={title}
          noun={isManga ? 'chapter' : 'episode'}
          value={progress}
          total={total}
          onSave={setProgress}
        />
      </div>
      {isManga && total !== 1 && (
        <div className={classes.row}>
          <span>Volumes</span>
          <ProgressRow
            title={title}
            noun="volume"
            value={progressVolumes}
            total={media.volumes || null}
            onSave={setProgressVolumes}
          />
        </div>
      )}
    </Dialog>
  );
}
