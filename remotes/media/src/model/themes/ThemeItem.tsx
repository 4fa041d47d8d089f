import { t } from '@tsugi/i18n/macro';
import { AppLink } from '@tsugi/ui';
import { IconButton, joinItems } from '@tsugi/ui/components';
import { Play, Volume2 } from 'lucide-react';
import { artistPath } from './artist-path.ts';
import type { Clip } from './clip.ts';
import { playClip, useClipState } from './player-store.ts';
import classes from './Themes.module.css';
import type { ThemeRow, VersionRow } from './theme-rows.ts';

export interface ThemeItemProps {
  readonly row: ThemeRow;
  /** What can be played here, for "next" and "previous". */
  readonly clips: readonly Clip[];
  /** Where the theme is from, on pages that list those of several titles. */
  readonly work?: Clip['work'] | undefined;
}

/** A theme: its song, who sings it, and each of its versions with a play button. */
export function ThemeItem({ row, clips, work }: ThemeItemProps) {
  return (
    <li className={`grid panel ${classes.theme}`}>
      <span className={classes.slug}>{row.slug}</span>
      <div className={`grid narrow ${classes.song}`}>
        <p className={`anywhere strong accent-links ${classes.title}`}>
          {work ? <AppLink to={work.to}>{work.name}</AppLink> : row.title}
        </p>
        {!work && row.artists.length > 0 && (
          <p className={`wrap fine accent-links ${classes.artists}`}>
            {row.artists.map(({ slug, name }) => (
              <AppLink key={slug} to={artistPath(slug)}>
                {name}
              </AppLink>
            ))}
          </p>
        )}
      </div>
      <ul className={`grid gap-2 ${classes.versions}`} aria-label={t`Versions of ${{ theme: row.slug }}`}>
        {row.versions.map((version) => (
          <Version key={version.id} version={version} row={row} clips={clips} />
        ))}
      </ul>
    </li>
  );
}

interface VersionProps {
  readonly version: VersionRow;
  readonly row: ThemeRow;
  readonly clips: readonly Clip[];
}

function Version({ version, row, clips }: VersionProps) {
  const { id, name, detail, isSpoiler, isAdult, clip } = version;
  const state = useClipState(id);
  const marks = [isSpoiler ? t`contains spoilers` : '', isAdult ? t`18+` : ''];
  const play = t`Play ${{ theme: row.slug }} ${{ song: row.title }}`;
  const label = joinItems([play, name, ...marks].filter(Boolean));
  return (
    <li className={`row gap-3 ${classes.version}`} data-state={state}>
      <span className={`row fine ${classes.detail}`}>
        {name && <b>{name}</b>}
        {detail}
        {isSpoiler && <span className={classes.mark}>{t`Spoiler`}</span>}
        {isAdult && <span className={classes.mark}>{t`18+`}</span>}
      </span>
      <IconButton
        label={label}
        title={clip ? label : t`The themes service has no file of this version`}
        variant={state === 'none' ? 'quiet' : 'soft'}
        round
        disabled={!clip}
        onClick={() => clip && playClip(clips, clip)}
      >
        {state === 'playing' ? (
          <Volume2 size={18} aria-hidden="true" />
        ) : (
          <Play size={18} aria-hidden="true" />
        )}
      </IconButton>
    </li>
  );
}
