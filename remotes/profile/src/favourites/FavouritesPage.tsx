import { useParams } from '@tsugi/router';
import { EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, InView } from '@tsugi/ui/components';
import { useUser } from '../user/use-user.ts';
import classes from './FavouritesPage.module.css';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { FavouriteTiles } from './FavouriteTiles.tsx';
import { FAVOURITE_KINDS, FAVOURITE_TITLES } from './favourite-item.ts';
import { useFavourites } from './use-favourites.ts';

/** Everything a user has marked as a favourite, in five sections; an empty section is hidden. */
export function FavouritesPage() {
  const name = useParams().name ?? '';
  const { data: user } = useUser(name);
  const { favourites, status, error, retry, hasNextPage, fetchNextPage } = useFavourites(user?.id);
  const kinds = FAVOURITE_KINDS.filter((kind) => favourites[kind].length > 0);
  return (
    <div className={classes.page}>
      <PageTitle title={user?.name ?? name} sub="Favourites" />
      {kinds.map((kind) => (
        <div key={kind}>
          <h2 className={classes.heading}>{FAVOURITE_TITLES[kind]}</h2>
          <FavouriteTiles label={FAVOURITE_TITLES[kind]} kind={kind} items={favourites[kind]} />
        </div>
      ))}
      {kinds.length === 0 && status === 'ready' && (
        <EmptyState title={`${user?.name ?? name} has no favourites yet`} />
      )}
      {kinds.length === 0 && (status === 'loading' || status === 'idle') && <FavouritesSkeleton />}
      {error && (
        <FailureState
          compact={kinds.length > 0}
          failure={error}
          title="Favourites could not be loaded"
          onRetry={retry}
        />
      )}
      {hasNextPage && !error && <InView margin="100px" onEnter={fetchNextPage} />}
    </div>
  );
}
