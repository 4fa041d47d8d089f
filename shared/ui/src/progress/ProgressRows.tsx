import { t } from '@tsugi/i18n/macro';
import { useEffect } from 'react';
import { warmInput } from './load-input.ts';
import { ProgressRow } from './ProgressRow.tsx';
import classes from './ProgressRows.module.css';

export interface ProgressRowsProps {
  readonly title: string;
  readonly type: 'ANIME' | 'MANGA';
  /** How many there are; null or 0 while that is not known. */
  readonly media: {
    readonly episodes?: number | null;
    readonly chapters?: number | null;
    readonly volumes?: number | null;
  };
  readonly progress: number;
  readonly progressVolumes: number | null | undefined;
  /** `lg` fills a dialog; otherwise the rows stand in a frame of their own. */
  readonly size?: 'lg';
  readonly onChange: (change: { readonly progress?: number; readonly progressVolumes?: number }) => void;
}

/** How far the viewer is, to be typed, counted down and up: episodes, or chapters and volumes. */
export function ProgressRows(props: ProgressRowsProps) {
  const { title, type, media, progress, progressVolumes, size, onChange } = props;
  // Stored for offline use with the rows.
  useEffect(warmInput, []);
  const isManga = type === 'MANGA';
  const total = (isManga ? media.chapters : media.episodes) || null;
  return (
    <div className={classes.rows} data-size={size}>
      <div className={`fine row spread gap-2 ${classes.row}`}>
        <span>{isManga ? t`Chapters` : t`Episodes`}</span>
        <ProgressRow
          title={title}
          noun={isManga ? 'chapter' : 'episode'}
          value={progress}
          total={total}
          onSave={(next) => onChange({ progress: next })}
        />
      </div>
      {isManga && total !== 1 && (
        <div className={`fine row spread gap-2 ${classes.row}`}>
          <span>{t`Volumes`}</span>
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
