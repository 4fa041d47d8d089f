import type { ApiError } from '@tsugi/data';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';

export interface MediaFailureProps {
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The error state of a media page: not found, or the tracker did not respond. */
export function MediaFailure({ error, onRetry }: MediaFailureProps) {
  if (!error || error.kind === 'not-found') {
    return (
      <div className="page">
        <PageTitle title="Not found" />
        <EmptyState
          titleAs="h1"
          title="There is no such title"
          body="The tracker knows nothing under this number. It may have been removed, or merged with another."
          action={<ButtonLink to="/search/media">Search for it</ButtonLink>}
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

/** "cowboy-bebop" reads as "cowboy bebop". */
export function decodeName(name: string): string {
  return name.replaceAll('-', ' ').trim() || 'Media';
}
