import { type PageOf, type QueryOperation, useAuth, usePages } from '@tsugi/data';
import type { UserCardData } from '@tsugi/data/operation';
import { userFollowing } from '@tsugi/data/operations/user-following';
import { t } from '@tsugi/i18n/macro';
import { useParams, useSearchParams } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, InView, MissingParts, SegmentedControl } from '@tsugi/ui/components';
import { type ReactNode, useState } from 'react';
import { useUser } from '../../model/use-user.ts';
import { userPath } from '../../model/user-path.ts';
import { PeopleGrid, PeopleSkeleton } from './PeopleGrid.tsx';
import { formatSocialTab, parseSocialTab, type SocialTab } from './params.ts';
import classes from './SocialsPage.module.css';
import { userFollowers } from './user-followers.query.ts';

/** Whom the user follows, and who follows the user. */
export function SocialsPage() {
  const name = useParams().name ?? '';
  const { data: user } = useUser(name);
  const auth = useAuth();
  const isOwn = user !== undefined && auth.status === 'signed-in' && auth.viewer?.id === user.id;
  const [search, setSearch] = useSearchParams();
  const tab = parseSocialTab(search);
  return (
    <div className={`column ${classes.page}`}>
      <PageTitle title={user?.name ?? name} sub={t`Socials`} />
      <h2 className="text-xl">{t`Socials`}</h2>
      <SegmentedControl<SocialTab>
        label={t`Socials`}
        value={tab}
        onChange={(next) => setSearch(formatSocialTab(next), { replace: true, preventScrollReset: true })}
        options={[
          { value: 'following', label: t({ message: 'Following', context: 'whom a user follows' }) },
          { value: 'followers', label: t`Followers` },
        ]}
      />
      {user ? (
        <UserPages
          key={tab}
          operation={tab === 'following' ? userFollowing : userFollowers}
          user={user}
          canUnfollow={tab === 'following' && isOwn}
          empty={
            <EmptyState
              title={emptyTitle(tab, isOwn ? undefined : user.name)}
              action={
                isOwn ? (
                  <ButtonLink to="/">{t`See what others do`}</ButtonLink>
                ) : (
                  <ButtonLink to={userPath(user.name)}>{t`See the profile`}</ButtonLink>
                )
              }
            />
          }
        />
      ) : (
        <PeopleSkeleton />
      )}
    </div>
  );
}

/** @param name undefined on the viewer's own page */
function emptyTitle(tab: SocialTab, name: string | undefined): string {
  if (tab === 'following') return name ? t`${name} follows nobody yet` : t`You follow nobody yet`;
  return name ? t`Nobody follows ${name} yet` : t`Nobody follows you yet`;
}

interface UserPagesProps {
  readonly operation: QueryOperation<
    { readonly userId: number; readonly page: number },
    PageOf<UserCardData>
  >;
  readonly user: { readonly id: number };
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  readonly canUnfollow: boolean;
}

/** Users page by page: the second page is asked for by hand, the others come as the end of the list comes near. */
function UserPages({ operation, user, empty, canUnfollow }: UserPagesProps) {
  const pages = usePages(operation, { userId: user.id });
  const [isEndless, setIsEndless] = useState(pages.pageCount > 1);
  const { status, items, hasNextPage, isFetchingNextPage, error, missing, retry, fetchNextPage } = pages;
  const incomplete = <MissingParts missing={missing} onRetry={retry} />;

  if (items.length === 0) {
    if (error) {
      return <FailureState failure={error} title={t`These users could not be loaded`} onRetry={retry} />;
    }
    if (missing.length > 0) return incomplete;
    return status === 'ready' ? empty : <PeopleSkeleton />;
  }
  return (
    <>
      {incomplete}
      <PeopleGrid people={items} canUnfollow={canUnfollow} />
      {error && <FailureState failure={error} compact title={t`More could not be loaded`} onRetry={retry} />}
      {hasNextPage && !error && !isEndless && (
        <Button
          busy={isFetchingNextPage}
          onClick={() => {
            setIsEndless(true);
            fetchNextPage();
          }}
        >{t`Load more`}</Button>
      )}
      {hasNextPage && !error && isEndless && <InView margin="100px" onEnter={fetchNextPage} />}
    </>
  );
}
