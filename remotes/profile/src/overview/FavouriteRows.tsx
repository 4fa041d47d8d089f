import { AppLink } from '@tsugi/ui';
import { FailureState } from '@tsugi/ui/components';
import { FavouriteTiles } from '../favourites/FavouriteTiles.tsx';
import { FAVOURITE_KINDS, FAVOURITE_TITLES } from '../favourites/favourite-item.ts';
import { useFavourites } from '../favourites/use-favourites.ts';
import { userPath } from '../shared/user-path.ts';
import classes from './OverviewPage.module.css';

export interface FavouriteRowsProps {
  readonly user: { readonly id: number; readonly name: string };
}

/** One row of each kind fits a desk. */
const MOST_TILES = 7;

/** The first favourites of each kind; a kind without any is hidden. */
export function FavouriteRows({ user }: FavouriteRowsProps) {
  const { favourites, error, retry } = useFavourites(user.id);
  if (error) {
    return <FailureState failure={error} compact title="Favourites could not be loaded" onRetry={retry} />;
  }
  return FAVOURITE_KINDS.filter((kind) => favourites[kind].length > 0).map((kind) => (
    <div key={kind}>
      <div className="section-head">
        <h2 className={classes.heading}>{FAVOURITE_TITLES[kind]}</h2>
        {favourites[kind].length > MOST_TILES && (
          <AppLink to={userPath(user.name, 'favourites')} aria-label={`${FAVOURITE_TITLES[kind]}: show all`}>
            Show all
          </AppLink>
        )}
      </div>
      <FavouriteTiles
        label={FAVOURITE_TITLES[kind]}
        kind={kind}
        items={favourites[kind].slice(0, MOST_TILES)}
      />
    </div>
  ));
}
