import type { ApiError } from '@tsugi/data';
import { ButtonLink, EmptyState, ErrorState, PageTitle } from '@tsugi/ui';

export interface MediaFailureProps {
  /** The name in the URL, for the page's title. */
  readonly name: string | undefined;
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

/** The media could not be shown: there is none, or the tracker did not answer. */
export function MediaFailure({ name, error, onRetry }: MediaFailureProps) {
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
      <PageTitle title={name ? decodeName(name) : 'Media'} />
      <ErrorState
        titleAs="h1"
        title="This page could not be loaded"
        detail={error.userMessage}
        onRetry={onRetry}
      />
    </div>
  );
}

/** "cowboy-bebop" reads as "cowboy bebop". */
export function decodeName(name: string): string {
  return name.replaceAll('-', ' ').trim() || 'Media';
}
