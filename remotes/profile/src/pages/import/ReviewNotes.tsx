import { plural, t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { formatList } from '@tsugi/ui/components';
import { fileName, saveFile } from '../../model/save-file.ts';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import type { RestFormat, UnknownLists, ViewResult } from './worker/import.protocol.ts';

export interface ReviewNotesProps {
  readonly session: ImportSession;
  readonly counts: ViewResult['counts'];
  /** Custom lists of the file that the account does not have. */
  readonly unknownLists: UnknownLists;
  /** Whether the account is to get them. */
  readonly addsLists: boolean;
  /** Asks about rows without an id, one after the other. */
  readonly onUnclear: () => void;
}

/** What the user should know or do before rows are imported. */
export function ReviewNotes({ session, counts, unknownLists, addsLists, onUnclear }: ReviewNotesProps) {
  const newLists = [...new Set([...unknownLists.ANIME, ...unknownLists.MANGA])];
  const rest = counts.missing + counts.problem + counts.unclear;
  const save = async (format: RestFormat) => {
    // The worker has ended: its file is read again, and the button is there again with it.
    const blob = await session.client.ask({ kind: 'write-rest', format }).catch(() => undefined);
    if (blob) saveFile(blob, fileName(['not-imported'], new Date(), format));
  };
  return (
    <>
      {counts.unclear > 0 && (
        <div className={`row wrap spread gap-3 ${classes.note}`} data-tone="warning">
          <p>
            {plural(
              { count: counts.unclear },
              {
                one: '# row has no id. You say which title it is.',
                other: '# rows have no id. You say which titles they are.',
              },
            )}
          </p>
          <Button size="sm" variant="soft" onClick={onUnclear}>{t`Find titles`}</Button>
        </div>
      )}
      {newLists.length > 0 && (
        <label className={`row gap-3 ${classes.note}`}>
          <input
            type="checkbox"
            className={classes.check}
            checked={addsLists}
            // The worker has ended: the session begins again.
            onChange={(event) => void session.addLists(event.target.checked).catch(() => undefined)}
          />
          {plural(
            { count: newLists.length },
            {
              one: `Create a custom list that the file has and you do not: ${{ lists: formatList(newLists) }}`,
              other: `Create # custom lists that the file has and you do not: ${{ lists: formatList(newLists) }}`,
            },
          )}
        </label>
      )}
      {rest > 0 && (
        <div className={`row wrap spread gap-3 ${classes.note}`}>
          <p>
            {plural(
              { count: rest },
              {
                one: '# row cannot be imported as it is.',
                other: '# rows cannot be imported as they are.',
              },
            )}
          </p>
          <div className="row wrap gap-2">
            <Button size="sm" variant="ghost" onClick={() => void save('csv')}>{t`Save them as CSV`}</Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => void save('json')}
            >{t`Save them as JSON`}</Button>
          </div>
        </div>
      )}
    </>
  );
}
