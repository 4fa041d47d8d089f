import type { ApiError } from '@tsugi/data';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import type { MalKey } from '../../model/media/mal-params.ts';
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
  const isUnknown = !malKey || !error || error.kind === 'not-found';
  return (
    <div className="page">
      <PageTitle title={isUnknown ? 'Not found' : 'Could not be loaded'} />
      {isUnknown ? (
        <EmptyState
          titleAs="h1"
          title="There is no such title"
          body="The MAL service knows nothing under this number. It may have been removed, or merged with another."
          action={<ButtonLink to="/search/media">Search for it</ButtonLink>}
        />
      ) : (
        <FailureState failure={error} titleAs="h1" title="Jikan media error" onRetry={onRetry} />
      )}
      {malKey && (
        <div className={classes.way}>
          <TrackerViewButton malId={malKey.malId} type={malKey.type} variant="primary" />
        </div>
      )}
    </div>
  );
}
