import { plural, t } from '@tsugi/i18n/macro';
import { Button, ButtonLink } from '@tsugi/ui';
import { formatList } from '@tsugi/ui/components';
import { fileName, saveFile } from '../../model/save-file.ts';
import { userPath } from '../../model/user-path.ts';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import type { ViewResult } from './worker/import.protocol.ts';

export interface ReviewNotesProps {
  readonly session: ImportSession;
  readonly userName: string;
  readonly counts: ViewResult['counts'];
  /** Custom lists of the file that the account does not have. */
  readonly unknownLists: readonly string[];
  /** Asks about rows without an id, one after the other. */
  readonly onUnclear: () => void;
}

/** What the user should know or do before rows are imported. */
export function ReviewNotes({ session, userName, counts, unknownLists, onUnclear }: ReviewNotesProps) {
  const rest = counts.missing + counts.problem + counts.unclear;
  const save = async () => {
    // The worker has ended: its file is read again, and the button is there again with it.
    const blob = await session.client.ask({ kind: 'write-rest' }).catch(() => undefined);
    if (blob) saveFile(blob, fileName(['not-imported'], new Date(), 'csv'));
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
      {unknownLists.length > 0 && (
        <div className={`row wrap spread gap-3 ${classes.note}`}>
          <p>
            {plural(
              { count: unknownLists.length },
              {
                one: `You do not have a custom list of the file: ${{ lists: formatList(unknownLists) }}. Create it first if you want it.`,
                other: `You do not have # custom lists of the file: ${{ lists: formatList(unknownLists) }}. Create them first if you want them.`,
              },
            )}
          </p>
          <ButtonLink
            size="sm"
            variant="ghost"
            to={userPath(userName, 'lists')}
          >{t`Custom lists`}</ButtonLink>
        </div>
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
          <Button size="sm" variant="ghost" onClick={() => void save()}>{t`Save them as CSV`}</Button>
        </div>
      )}
    </>
  );
}
