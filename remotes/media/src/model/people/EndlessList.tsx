import type { MissingPart, PagesState } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { EmptyState } from '@tsugi/ui';
import { FailureState, InView, MissingParts } from '@tsugi/ui/components';
import type { ReactNode } from 'react';

export interface EndlessListProps<I> {
  readonly pages: Omit<PagesState<I>, 'pageCount'>;
  /** "No characters are known yet." */
  readonly emptyText: string;
  readonly emptyAction?: ReactNode;
  /** "The characters could not be loaded" */
  readonly errorText: string;
  /** `missing` of the same first page, where the page names it itself. */
  readonly namedAbove?: readonly MissingPart[];
  /** Stands where the list, or its next page, will stand. */
  readonly skeleton: (isNextPage: boolean) => ReactNode;
  readonly children: (items: readonly I[]) => ReactNode;
}

/** A list that grows as its end comes near, in each of its states. */
export function EndlessList<I>(props: EndlessListProps<I>) {
  const { pages, emptyText, emptyAction, errorText, namedAbove, skeleton, children } = props;
  const { status, items, error, missing, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (error && items.length === 0) {
    return <FailureState failure={error} title={errorText} onRetry={retry} />;
  }
  if (status !== 'ready' && items.length === 0) return skeleton(false);
  const incomplete = missing !== namedAbove && <MissingParts missing={missing} onRetry={retry} />;
  if (items.length === 0 && missing.length > 0) return incomplete;
  if (items.length === 0) return <EmptyState title={emptyText} action={emptyAction} />;
  return (
    <>
      {incomplete}
      {children(items)}
      {error && !isFetchingNextPage && (
        <FailureState failure={error} compact title={t`More could not be loaded`} onRetry={retry} />
      )}
      {hasNextPage && !error && <InView onEnter={fetchNextPage} />}
      {isFetchingNextPage && skeleton(true)}
    </>
  );
}
