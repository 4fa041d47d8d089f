import { mediaPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { type RefObject, useEffect, useState } from 'react';
import { fileName, saveFile } from '../../model/save-file.ts';
import classes from './Export.module.css';
import type { ExportSession, ExportState, ListState } from './export-session.ts';
import type { LeftOutTitle } from './worker/export.protocol.ts';

export interface LeftOutProps {
  readonly type: keyof ExportState;
  readonly userName: string;
  readonly state: ListState | undefined;
  readonly session: RefObject<ExportSession | undefined>;
}

/** Titles that are named in the page; the whole list is a file. */
const MOST_NAMED = 200;

/** The titles that MyAnimeList does not have, or that the tracker does not know its id of. */
export function LeftOut({ type, userName, state, session }: LeftOutProps) {
  const [titles, setTitles] = useState<readonly LeftOutTitle[]>([]);
  const list = state?.status === 'ready' ? state.list : undefined;
  useEffect(() => {
    if (!list) return;
    let isCurrent = true;
    session.current?.leftOut(type).then(
      (found) => {
        if (isCurrent) setTitles(found);
      },
      // The worker has ended: with the list that the next one loads it is asked again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [list, type, session]);
  if (titles.length === 0) return null;

  const save = async () => {
    // As above: the file can be asked for again.
    const written = await session.current?.writeLeftOut(type).catch(() => undefined);
    if (written)
      saveFile(written.blob, fileName([userName, type.toLowerCase(), 'left-out'], new Date(), 'csv'));
  };
  return (
    <details className={classes.leftOut}>
      <summary>
        {type === 'ANIME'
          ? plural(
              { count: titles.length },
              {
                one: '# anime is left out: MyAnimeList’s id of it is not known',
                other: '# anime are left out: MyAnimeList’s ids of them are not known',
              },
            )
          : plural(
              { count: titles.length },
              {
                one: '# manga is left out: MyAnimeList’s id of it is not known',
                other: '# manga are left out: MyAnimeList’s ids of them are not known',
              },
            )}
      </summary>
      <ul className={`accent-links ${classes.leftOutTitles}`}>
        {titles.slice(0, MOST_NAMED).map(({ id, title }) => (
          <li key={id}>
            <AppLink to={mediaPath({ id, type, title })}>{title}</AppLink>
          </li>
        ))}
      </ul>
      {titles.length > MOST_NAMED && (
        <p className="fine">
          {plural(
            { count: titles.length - MOST_NAMED },
            { one: 'And # more title.', other: 'And # more titles.' },
          )}
        </p>
      )}
      <Button size="sm" onClick={() => void save()}>{t`Save what is left out as CSV`}</Button>
    </details>
  );
}
