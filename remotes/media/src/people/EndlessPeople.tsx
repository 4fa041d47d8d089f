import type { PagesState } from '@tsugi/data';
import { EmptyState } from '@tsugi/ui';
import { FailureState, InView } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import { PersonListSkeleton } from './PersonListSkeleton.tsx';

export interface EndlessPeopleProps<I> {
  readonly pages: PagesState<I>;
  /** "No characters are known yet." */
  readonly emptyText: string;
  /** "The characters could not be loaded" */
  readonly errorText: string;
  readonly hasVoices: boolean;
  readonly children: (items: readonly I[]) => ReactNode;
}

/** A list of people that grows as its end comes near, in each of its states. */
export function EndlessPeople<I>(props: EndlessPeopleProps<I>) {
  const { pages, emptyText, errorText, hasVoices, children } = props;
  const { status, items, error, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  if (error && items.length === 0) {
    return <FailureState failure={error} title={errorText} onRetry={retry} />;
  }
  if (status !== 'ready' && items.length === 0) return <PersonListSkeleton hasVoices={hasVoices} />;
  if (items.length === 0) return <EmptyState title={emptyText} />;
  return (
    <>
      {children(items)}
      {error && !isFetchingNextPage && (
        <FailureState failure={error} compact title="More could not be loaded" onRetry={retry} />
      )}
      {hasNextPage && !error && <InView onEnter={fetchNextPage} />}
      {isFetchingNextPage && <PersonListSkeleton hasVoices={hasVoices} count={4} />}
    </>
  );
}
