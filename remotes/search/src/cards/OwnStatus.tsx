import { t } from '@tsugi/i18n/macro';
import { VisuallyHidden } from '@tsugi/ui';
import {
  isListStatus,
  listStatusLabel,
  listStatusTone,
  type MediaCardModel,
  ScoreText,
} from '@tsugi/ui/components';
import classes from './OwnStatus.module.css';

/** The status of the viewer's own entry with its score, as a row shows it; nothing for a title that is not on the list. */
export function OwnStatus({ media }: { readonly media: MediaCardModel }) {
  const { listStatus, ownScore } = media;
  if (!listStatus) return null;
  return (
    <span className={`status-dot ${classes.status}`} data-status={listStatusTone(listStatus)}>
      {isListStatus(listStatus) ? listStatusLabel(listStatus, media.type ?? 'ANIME') : listStatus}
      {ownScore && (
        <>
          {' · '}
          <VisuallyHidden>{t`Your score:`} </VisuallyHidden>
          <b>
            <ScoreText text={ownScore} />
          </b>
        </>
      )}
    </span>
  );
}
