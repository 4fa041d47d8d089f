import { useAuth } from '@tsugi/data';
import { userFollowing } from '@tsugi/data/operations/user-following';
import { useParams, useSearchParams } from '@tsugi/router';
import { ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import { useUser } from '../../model/use-user.ts';
import { userPath } from '../../model/user-path.ts';
import { PeopleSkeleton } from './PeopleGrid.tsx';
import { formatSocialTab, parseSocialTab, type SocialTab } from './params.ts';
import classes from './SocialsPage.module.css';
import { UserPages } from './UserPages.tsx';
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
    <div className={classes.page}>
      <PageTitle title={user?.name ?? name} sub="Socials" />
      <h2 className={classes.heading}>Socials</h2>
      <SegmentedControl<SocialTab>
        label="Socials"
        value={tab}
        onChange={(next) => setSearch(formatSocialTab(next), { replace: true, preventScrollReset: true })}
        options={[
          { value: 'following', label: 'Following' },
          { value: 'followers', label: 'Followers' },
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
                  <ButtonLink to="/">See what others do</ButtonLink>
                ) : (
                  <ButtonLink to={userPath(user.name)}>See the profile</ButtonLink>
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
  if (tab === 'following') return name ? `${name} follows nobody yet` : 'You follow nobody yet';
  return `Nobody follows ${name ?? 'you'} yet`;
}
