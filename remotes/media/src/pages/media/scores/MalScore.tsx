import { useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { describeFailure, formatFixed, Skeleton } from '@tsugi/ui/components';
import { malMediaFull } from '../../../model/media/mal-media-full.query.ts';
import { votesText } from '../../../model/media/media-numbers.ts';
import type { MediaType } from '../../../model/media/media-params.ts';
import classes from './Scores.module.css';

/** The score at the MAL-style service. It is asked for here, once the panel is near; its failure leaves the rest alone. */
export function MalScore({ malId, type }: { readonly malId: number; readonly type: MediaType }) {
  const key = { type: type === 'MANGA' ? 'manga' : 'anime', malId } as const;
  const { data, error, retry } = useQuery(malMediaFull, key);
  if (data) {
    if (!data.score) return null;
    return (
      <p className={`stack ${classes.number}`}>
        <b>{formatFixed(data.score, 1)}</b> <span>{votesText('MAL', data.scoredBy)}</span>
      </p>
    );
  }
  if (error?.kind === 'not-found') return null;
  if (error) {
    return (
      <div className={`row fine ${classes.failed}`} role="alert">
        <span title={describeFailure(error).text}>{t`The MAL score could not be loaded.`}</span>
        <Button size="sm" onClick={retry}>
          {t`Try again`}
        </Button>
      </div>
    );
  }
  return (
    <div className={`stack ${classes.number}`} aria-hidden="true">
      <Skeleton width={44} height={28} />
      <Skeleton width={110} height={13} />
    </div>
  );
}
