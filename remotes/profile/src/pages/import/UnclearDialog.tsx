import { useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { CoverImage, FailureState, mediaFormatLabel, SearchField, Skeleton } from '@tsugi/ui/components';
import { Dialog } from '@tsugi/ui/dialog';
import { useEffect, useState } from 'react';
import classes from './Import.module.css';
import type { ImportSession } from './import-session.ts';
import { importTitles } from './import-titles.query.ts';
import type { UnclearRow } from './worker/import.protocol.ts';
import type { ImportMedia } from './worker/import-lookup.ts';

export interface UnclearDialogProps {
  readonly session: ImportSession;
  /** The row that is asked about; all of them, one after the other, without it. */
  readonly first: number | undefined;
  readonly onClose: () => void;
}

/** Asks which titles rows without an id are: each is one search, which the user confirms. */
export function UnclearDialog({ session, first, onClose }: UnclearDialogProps) {
  const rows = useUnclearRows(session, first);
  const [at, setAt] = useState(0);
  const row = rows?.[at];
  const next = () => (rows && at + 1 < rows.length ? setAt(at + 1) : onClose());
  const settle = async (media: ImportMedia | undefined) => {
    // The worker has ended: the session begins again, without this dialog.
    if (row) await session.settle(row.index, media).catch(onClose);
    next();
  };
  const place = rows && rows.length > 1 ? t`${{ place: at + 1 }} of ${{ count: rows.length }}` : undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Which title is it?`}
      description={
        row && [t`“${{ title: row.title }}” in row ${{ row: row.row }}`, place].filter(Boolean).join(' · ')
      }
      footer={
        <>
          <Button
            variant="quiet"
            disabled={!row}
            onClick={() => void settle(undefined)}
          >{t`None of these`}</Button>
          <Button variant="quiet" disabled={!row} onClick={next}>{t`Skip`}</Button>
        </>
      }
    >
      {row && <Candidates key={row.index} row={row} onChoose={(media) => void settle(media)} />}
    </Dialog>
  );
}

interface CandidatesProps {
  readonly row: UnclearRow;
  readonly onChoose: (media: ImportMedia) => void;
}

function Candidates({ row, onChoose }: CandidatesProps) {
  const [text, setText] = useState(row.title);
  const search = useSettled(text.trim());
  const { data, error, retry, status } = useQuery(importTitles, search ? { type: row.type, search } : null);
  return (
    <div className="column gap-3">
      <SearchField label={t`Search for the title`} value={text} onChange={setText} />
      {error && !data && (
        <FailureState compact failure={error} title={t`The search did not work`} onRetry={retry} />
      )}
      {status === 'loading' && !data && <Skeleton height={180} radius={10} />}
      {data?.length === 0 && <p className="subdued">{t`Nothing found. Try another spelling.`}</p>}
      {data && data.length > 0 && (
        <ul className={classes.candidates} aria-label={t`Titles found`}>
          {data.map((media) => (
            <li key={media.id}>
              <button type="button" className={classes.candidate} onClick={() => onChoose(media)}>
                <CoverImage className={classes.cover} src={media.cover} color={media.color} />
                <span className="column narrow">
                  <span className="strong two-lines">{media.title}</span>
                  <span className="fine">
                    {[media.format && mediaFormatLabel(media.format), media.seasonYear]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Without a pause every letter would be a request. */
const PAUSE_MS = 500;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** As they were when the dialog was opened: what is answered leaves the list of the worker. */
function useUnclearRows(
  session: ImportSession,
  first: number | undefined,
): readonly UnclearRow[] | undefined {
  const [rows, setRows] = useState<readonly UnclearRow[]>();
  useEffect(() => {
    let isCurrent = true;
    session.client.ask({ kind: 'unclear' }).then(
      (all) => {
        if (isCurrent) setRows(first === undefined ? all : all.filter(({ index }) => index === first));
      },
      // As above.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [session, first]);
  return rows;
}
