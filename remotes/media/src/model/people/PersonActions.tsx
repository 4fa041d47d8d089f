import { FavouriteButton, type FavouriteState } from '../actions/FavouriteButton.tsx';
import { SiteButton } from '../actions/SiteButton.tsx';
import classes from './PersonActions.module.css';

export interface PersonActionsProps {
  readonly favourite: FavouriteState;
  readonly isBlocked?: boolean;
  /** The page at the tracker. */
  readonly siteUrl: string | null;
}

/** The favourite toggle of signed-in viewers, and the way to the tracker's own page. */
export function PersonActions({ favourite, isBlocked = false, siteUrl }: PersonActionsProps) {
  return (
    <div className={classes.actions}>
      <FavouriteButton favourite={favourite} isBlocked={isBlocked} />
      <SiteButton site="AniList" url={siteUrl} />
    </div>
  );
}
