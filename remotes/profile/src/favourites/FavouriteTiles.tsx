import { AppLink } from '@tsugi/ui';
import { CardGrid, CoverImage } from '@tsugi/ui/components';
import type { ReactNode } from 'react';
import classes from './FavouriteTiles.module.css';
import type { FavouriteItem, FavouriteKind } from './favourite-item.ts';

export interface FavouriteTilesProps {
  /** Names the list. */
  readonly label: string;
  readonly kind: FavouriteKind;
  readonly items: readonly FavouriteItem[];
}

/** Pictures with names; studios, which have no pictures, as a row of names. */
export function FavouriteTiles({ label, kind, items }: FavouriteTilesProps) {
  if (kind === 'studios') {
    return (
      <ul className={classes.studios} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <Place className={classes.studio} path={item.path}>
              {item.name}
            </Place>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <CardGrid list label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Place className={classes.tile} path={item.path}>
            <CoverImage src={item.image} color={item.color} />
            <span className={classes.name}>{item.name}</span>
          </Place>
        </li>
      ))}
    </CardGrid>
  );
}

interface PlaceProps {
  readonly path: string | null;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A link where the favourite has a page. */
function Place({ path, className, children }: PlaceProps) {
  if (path === null) return <div className={className}>{children}</div>;
  return (
    <AppLink className={className} to={path}>
      {children}
    </AppLink>
  );
}
