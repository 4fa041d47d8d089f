import { AppLink } from '@tsugi/ui';
import { CardGrid, CoverImage, TitleLink } from '@tsugi/ui/components';
import type { FavouriteItem, FavouriteKind } from '../../model/favourite-item.ts';
import classes from './FavouriteTiles.module.css';

export interface FavouriteTilesProps {
  /** Names the list. */
  readonly label: string;
  readonly kind: FavouriteKind;
  readonly items: readonly FavouriteItem[];
  /** Six of them at most, in full rows whatever the width. */
  readonly isShort?: boolean;
}

/** Pictures with names; studios, which have no pictures, as a row of names. */
export function FavouriteTiles({ label, kind, items, isShort = false }: FavouriteTilesProps) {
  if (kind === 'studios') {
    return (
      <ul className="wrap gap-3" aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <AppLink className={`inline-row ${classes.studio}`} to={item.path}>
              {item.name}
            </AppLink>
          </li>
        ))}
      </ul>
    );
  }
  const tiles = items.map((item) => (
    <li key={item.id}>
      <div className={`stack gap-2 ${classes.tile}`}>
        <CoverImage src={item.image} color={item.color} />
        <TitleLink className={`stretched ${classes.name}`} to={item.path} title={item.name} />
      </div>
    </li>
  ));
  if (isShort) {
    return (
      <ul className={classes.short} aria-label={label}>
        {tiles}
      </ul>
    );
  }
  return (
    <CardGrid list label={label}>
      {tiles}
    </CardGrid>
  );
}
