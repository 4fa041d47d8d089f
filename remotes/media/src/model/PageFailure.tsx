import type { ApiError } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import type { ReactNode } from 'react';

export interface PageFailureProps {
  /** Undefined when the URL names nothing. */
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
  /** "There is no such title", and why that may be. */
  readonly missing: string;
  readonly body?: string;
  readonly action?: ReactNode;
  /** When the service did not respond. */
  readonly title?: string;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** The error state of a page: not found, or its service did not respond. */
export function PageFailure({
  error,
  onRetry,
  missing,
  body = t`The tracker knows nothing under this number. It may have been removed, or merged with another.`,
  action = <ButtonLink to="/search/media">{t`Search for titles`}</ButtonLink>,
  title = t`This page could not be loaded`,
  children,
}: PageFailureProps) {
  const isMissing = !error || error.kind === 'not-found';
  return (
    <div className="page">
      <PageTitle title={isMissing ? t`Not found` : t`Could not be loaded`} />
      {isMissing ? (
        <EmptyState titleAs="h1" title={missing} body={body} action={action} />
      ) : (
        <FailureState failure={error} titleAs="h1" title={title} onRetry={onRetry} />
      )}
      {children}
    </div>
  );
}
