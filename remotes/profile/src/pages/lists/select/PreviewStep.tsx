import { plural, t } from '@tsugi/i18n/macro';
import { ErrorState, Skeleton } from '@tsugi/ui/components';
import { TriangleAlert } from 'lucide-react';
import { estimateText } from '../../../model/estimate-text.ts';
import classes from './ChangeDialog.module.css';
import { PreviewTable } from './PreviewTable.tsx';
import type { Preview } from './preview.ts';
import type { PreviewState } from './use-preview.ts';

interface PreviewStepProps {
  readonly type: 'ANIME' | 'MANGA';
  readonly scoreFormat: string;
  readonly state: PreviewState;
  readonly isDelete: boolean;
}

/** What the change makes of each entry, what is left out, and what sending it takes. */
export function PreviewStep({ type, scoreFormat, state, isDelete }: PreviewStepProps) {
  const { preview, estimate, failed } = state;
  if (failed === 'compare') {
    return (
      <ErrorState compact title={t`The preview could not be made`} detail={t`Go back and try it again.`} />
    );
  }
  if (!preview || !estimate) {
    return (
      <div className="stack gap-2" aria-busy="true">
        <p role="status">{t`Comparing the entries …`}</p>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} height="40px" />
        ))}
      </div>
    );
  }
  return (
    <div className={classes.preview}>
      <div className={classes.summary} role="status">
        <p className="strong">{summaryText(preview, isDelete)}</p>
        {leftOutTexts(preview).map((text) => (
          <p key={text} className="fine">
            {text}
          </p>
        ))}
        {preview.changes.length > 0 && <p className="fine">{estimateText(estimate)}</p>}
      </div>
      {failed === 'store' && (
        <p className={`row gap-2 ${classes.failure}`} role="alert">
          <TriangleAlert size={18} aria-hidden="true" />
          {t`The changes could not be stored on this device, so none was made. Free some space and try again.`}
        </p>
      )}
      {preview.changes.length > 0 && (
        <PreviewTable type={type} scoreFormat={scoreFormat} changes={preview.changes} isDelete={isDelete} />
      )}
    </div>
  );
}

function summaryText({ changes }: Preview, isDelete: boolean): string {
  const count = changes.length;
  if (count === 0) return t`Nothing changes.`;
  if (isDelete) {
    return plural(count, {
      one: '# entry is taken off your list, with its score, progress, dates and notes.',
      other: '# entries are taken off your list, with their scores, progress, dates and notes.',
    });
  }
  return plural(count, { one: '# entry changes.', other: '# entries change.' });
}

function leftOutTexts({ unchanged, unknownLength, gone }: Preview): readonly string[] {
  return [
    ...(unchanged > 0
      ? [
          plural(unchanged, {
            one: '# is like that already and is left out.',
            other: '# are like that already and are left out.',
          }),
        ]
      : []),
    ...(unknownLength > 0
      ? [
          plural(unknownLength, {
            one: '# is left out, since its length is not known.',
            other: '# are left out, since their length is not known.',
          }),
        ]
      : []),
    ...(gone > 0
      ? [
          plural(gone, {
            one: '# is not on your list any more.',
            other: '# are not on your list any more.',
          }),
        ]
      : []),
  ];
}
