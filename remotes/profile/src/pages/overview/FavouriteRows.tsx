import { t } from '@tsugi/i18n/macro';
import { AppLink, ButtonLink, EmptyState } from '@tsugi/ui';
import { FailureState, MissingParts } from '@tsugi/ui/components';
import { FAVOURITE_KINDS, FAVOURITE_TITLES, favouritesByKind } from '../../model/favourite-item.ts';
import { userPath } from '../../model/user-path.ts';
import { FavouriteTiles } from '../../widgets/favourite-tiles/FavouriteTiles.tsx';
import { FavouritesPlaceholder } from './FavouritesPlaceholder.tsx';
import classes from './OverviewPage.module.css';
import { useOverview } from './use-overview.ts';

export interface FavouriteRowsProps {
  readonly user: { readonly id: number; readonly name: string };
}

/** One row where there is room, two on a phone. */
const MOST_TILES = 6;

/** The first favourites of each kind; a kind without any is hidden. */
export function FavouriteRows({ user }: FavouriteRowsProps) {
  const { data, error, missing, retry } = useOverview(user.id);
  if (error && !data) {
    return (
      <FailureState
        failure={error}
        compact
        title={t`Favourites and activity could not be loaded`}
        onRetry={retry}
      />
    );
  }
  if (!data) return <FavouritesPlaceholder />;
  const favourites = favouritesByKind(data.favourites);
  const kinds = FAVOURITE_KINDS.filter((kind) => favourites[kind].length > 0);
  // Recent activity, beside it, is of the same response.
  const incomplete = <MissingParts missing={missing} onRetry={retry} />;
  if (kinds.length === 0 && missing.length > 0) return incomplete;
  if (kinds.length === 0) {
    return (
      <EmptyState
        compact
        title={t`${{ userName: user.name }} has no favourites yet`}
        action={<ButtonLink size="sm" to={userPath(user.name, 'anime')}>{t`See the anime list`}</ButtonLink>}
      />
    );
  }
  const rows = kinds.map((kind) => (
    <section key={kind} aria-label={FAVOURITE_TITLES[kind]}>
      <div className="section-head">
        <h2 className={`text-xl ${classes.heading}`}>{FAVOURITE_TITLES[kind]}</h2>
        {favourites[kind].length > MOST_TILES && (
          <AppLink
            to={userPath(user.name, 'favourites')}
            aria-label={t`${{ title: FAVOURITE_TITLES[kind] }}: show all`}
          >{t`Show all`}</AppLink>
        )}
      </div>
      <FavouriteTiles
        label={FAVOURITE_TITLES[kind]}
        kind={kind}
        items={favourites[kind].slice(0, MOST_TILES)}
        isShort
      />
    </section>
  ));
  return (
    <>
      {incomplete}
      {rows}
    </>
  );
}
