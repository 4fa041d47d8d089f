import { type PageOf, type QueryOperation, usePages } from '@tsugi/data';
import type { UserCardData } from '@tsugi/data/operation';
import { Button } from '@tsugi/ui';
import { FailureState, InView, MissingParts } from '@tsugi/ui/components';
import { type ReactNode, useState } from 'react';
import { PeopleGrid, PeopleSkeleton } from './PeopleGrid.tsx';

export interface UserPagesProps {
  readonly operation: QueryOperation<
    { readonly userId: number; readonly page: number },
    PageOf<UserCardData>
  >;
  readonly user: { readonly id: number };
  /** Shown when there is nobody. */
  readonly empty: ReactNode;
  readonly canUnfollow: boolean;
}

/** Users page by page: the second page is asked for by hand, the others come as the end of the list comes near. */
export function UserPages({ operation, user, empty, canUnfollow }: UserPagesProps) {
  const pages = usePages(operation, { userId: user.id });
  const [isEndless, setIsEndless] = useState(pages.pageCount > 1);
  const { status, items, hasNextPage, isFetchingNextPage, error, missing, retry, fetchNextPage } = pages;
  const incomplete = <MissingParts missing={missing} onRetry={retry} />;

  if (items.length === 0) {
    if (error) {
      return <FailureState failure={error} title="These users could not be loaded" onRetry={retry} />;
    }
    if (missing.length > 0) return incomplete;
    return status === 'ready' ? empty : <PeopleSkeleton />;
  }
  return (
    <>
      {incomplete}
      <PeopleGrid people={items} canUnfollow={canUnfollow} />
      {error && <FailureState failure={error} compact title="More could not be loaded" onRetry={retry} />}
      {hasNextPage && !error && !isEndless && (
        <Button
          busy={isFetchingNextPage}
          onClick={() => {
            setIsEndless(true);
            fetchNextPage();
          }}
        >
          Load more
        </Button>
      )}
      {hasNextPage && !error && isEndless && <InView margin="100px" onEnter={fetchNextPage} />}
    </>
  );
}
