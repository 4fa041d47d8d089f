import { mediaPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Chip, type ChipProps, CoverImage, mediaFormatLabel, Skeleton } from '@tsugi/ui/components';
import { useState } from 'react';
import { MemberChanges } from '../../widgets/member-changes/MemberChanges.tsx';
import classes from './Import.module.css';
import { rowProblemText, STATE_LABELS } from './import-texts.ts';
import type { RowState, RowView } from './worker/import.protocol.ts';

export interface FileRowProps {
  readonly row: RowView;
  /** Of the viewer. */
  readonly scoreFormat: string;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onUnclear: () => void;
}

const TONES: Readonly<Record<RowState, ChipProps['tone']>> = {
  new: 'good',
  changed: 'accent',
  same: 'neutral',
  unclear: 'warning',
  missing: 'warning',
  problem: 'warning',
};

/** A row of the file: whether it is imported, which title it is, and what it changes. */
export function FileRow({ row, scoreFormat, onChoose, onUnclear }: FileRowProps) {
  const { media, title, type, state } = row;
  /** Until the worker has taken the choice, and the row has come anew. */
  const [choice, setChoice] = useState<{ readonly row: RowView; readonly isChosen: boolean }>();
  const canChoose = state === 'new' || state === 'changed';
  const name = title || t`Row ${{ row: row.row }}`;
  return (
    <article className={classes.row} data-state={state}>
      <span className={classes.box}>
        {canChoose && (
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t`Import ${{ title: name }}`}
            checked={choice?.row === row ? choice.isChosen : row.isChosen}
            onChange={(event) => {
              setChoice({ row, isChosen: event.target.checked });
              onChoose(event.target.checked);
            }}
          />
        )}
      </span>
      <CoverImage className={classes.cover} src={media?.cover} color={media?.color} />
      <div className={`column narrow ${classes.text}`}>
        <p className="row gap-2 narrow">
          <span className={`strong one-line narrow accent-links ${classes.title}`} title={name}>
            {media ? <AppLink to={mediaPath({ id: media.id, type, title })}>{name}</AppLink> : name}
          </span>
          <Chip className={classes.state} tone={TONES[state]}>
            {STATE_LABELS[state]}
          </Chip>
        </p>
        <p className="fine one-line">{factsOf(row)}</p>
        <p className={`fine two-lines ${classes.changes}`}>
          {row.problem && rowProblemText(row.problem)}
          {state === 'missing' && t`The tracker does not know this title.`}
          {state === 'unclear' && t`The file names a title without an id.`}
          {state === 'same' && t`Nothing differs.`}
          {canChoose && <MemberChanges change={row} context={{ type, scoreFormat }} />}
        </p>
      </div>
      {state === 'unclear' && (
        <Button
          size="sm"
          variant="soft"
          aria-label={t`Find the title of ${{ title: name }}`}
          onClick={onUnclear}
        >{t`Find`}</Button>
      )}
    </article>
  );
}

/** "TV · 2024 · Row 12 · Yours is newer". */
function factsOf({ media, row, isOwnNewer, problem, type }: RowView): string {
  const kind = problem && !media ? [] : [type === 'ANIME' ? t`Anime` : t`Manga`];
  return [
    ...(media?.format ? [mediaFormatLabel(media.format)] : kind),
    ...(media?.seasonYear ? [String(media.seasonYear)] : []),
    t`Row ${{ row }}`,
    ...(isOwnNewer ? [t`Yours is newer`] : []),
  ].join(' · ');
}

/** Stands where a row will be, at its size. */
export function FileRowPlaceholder() {
  return (
    <div className={classes.row} aria-hidden="true">
      <span className={classes.box} />
      <Skeleton className={classes.cover} />
      <div className={`column gap-2 ${classes.text}`}>
        <Skeleton width="50%" height="1em" />
        <Skeleton width="30%" height="0.8em" />
      </div>
    </div>
  );
}
