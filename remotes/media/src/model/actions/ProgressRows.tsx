import { ProgressRow, warmInput } from '@tsugi/ui/progress';
import { useEffect } from 'react';
import type { MediaDetail } from '../media/media-detail.query.ts';
import type { MediaType } from '../media/media-params.ts';
import classes from './ProgressRows.module.css';

export interface ProgressChange {
  readonly progress?: number;
  readonly progressVolumes?: number;
}

interface ProgressRowsProps {
  readonly media: Pick<MediaDetail, 'title' | 'episodes' | 'chapters' | 'volumes'>;
  readonly type: MediaType;
  readonly progress: number;
  /** Undefined where the page does not know it: a change that comes from elsewhere may not have it. */
  readonly progressVolumes: number | null | undefined;
  readonly onChange: (change: ProgressChange) => void;
}

/** How far the viewer is, to be typed, counted down and up: episodes, or chapters and volumes. */
export function ProgressRows({ media, type, progress, progressVolumes, onChange }: ProgressRowsProps) {
  const title = media.title.userPreferred;
  // Stored for offline use with the rows.
  useEffect(warmInput, []);
  const isManga = type === 'MANGA';
  const total = (isManga ? media.chapters : media.episodes) || null;
  return (
    <div className={classes.rows}>
      <div className={classes.row}>
        <span>{isManga ? 'Chapters' : 'Episodes'}</span>
        <ProgressRow
          title={title}
          noun={isManga ? 'chapter' : 'episode'}
          value={progress}
          total={total}
          onSave={(next) => onChange({ progress: next })}
        />
      </div>
      {isManga && total !== 1 && (
        <div className={classes.row}>
          <span>Volumes</span>
          <ProgressRow
            title={title}
            noun="volume"
            value={progressVolumes ?? 0}
            total={media.volumes || null}
            onSave={(next) => onChange({ progressVolumes: next })}
          />
        </div>
      )}
    </div>
  );
}
