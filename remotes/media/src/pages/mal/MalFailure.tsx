import type { ApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink } from '@tsugi/ui';
import type { MalKey } from '../../model/media/mal-params.ts';
import { PageFailure } from '../../model/PageFailure.tsx';
import classes from './MalFailure.module.css';
import { TrackerViewButton } from './TrackerViewButton.tsx';

export interface MalFailureProps {
  /** Undefined when the URL names no title. */
  readonly malKey: MalKey | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The error state of the MAL view: the tracker's view of the same title may work, and is one press away. */
export function MalFailure({ malKey, error, onRetry }: MalFailureProps) {
  return (
    <PageFailure
      error={malKey && error}
      onRetry={onRetry}
      missing={t`There is no such title`}
      body={t`The MAL service knows nothing under this number. It may have been removed, or merged with another.`}
      action={<ButtonLink to="/search/media">{t`Search for it`}</ButtonLink>}
      title={t`Jikan media error`}
    >
      {malKey && (
        <div className={classes.way}>
          <TrackerViewButton malId={malKey.malId} type={malKey.type} variant="primary" />
        </div>
      )}
    </PageFailure>
  );
}
