import type { ApiError } from '@tsugi/data';
import type { PersonKind } from '@tsugi/data/pure';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';

const NOT_FOUND: Readonly<Record<PersonKind, string>> = {
  character: 'There is no such character',
  staff: 'There is no such person',
  studio: 'There is no such studio',
};

export interface PersonFailureProps {
  readonly kind: PersonKind;
  /** Undefined when the URL contains no id. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The error state of these pages: not found, or the tracker did not respond. */
export function PersonFailure({ kind, error, onRetry }: PersonFailureProps) {
  if (!error || error.kind === 'not-found') {
    return (
      <div className="page">
        <PageTitle title="Not found" />
        <EmptyState
          titleAs="h1"
          title={NOT_FOUND[kind]}
          body="The tracker knows nothing under this number. It may have been removed, or merged with another."
          action={<ButtonLink to="/search/media">Search for titles</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="page">
      <PageTitle title="Could not be loaded" />
      <FailureState failure={error} titleAs="h1" title="This page could not be loaded" onRetry={onRetry} />
    </div>
  );
}
