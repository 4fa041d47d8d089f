import { ButtonLink, VisuallyHidden } from '@tsugi/ui';
import { ExternalLink } from 'lucide-react';
import { FavouriteButton, type FavouriteState } from '../actions/FavouriteButton.tsx';
import { webUrl } from '../link-view.ts';
import classes from './PersonActions.module.css';

export interface PersonActionsProps {
  readonly favourite: FavouriteState;
  readonly isBlocked?: boolean;
  /** The page at the tracker. */
  readonly siteUrl: string | null;
}

/** The favourite toggle of signed-in viewers, and the way to the tracker's own page. */
export function PersonActions({ favourite, isBlocked = false, siteUrl }: PersonActionsProps) {
  const url = webUrl(siteUrl);
  return (
    <div className={classes.actions}>
      <FavouriteButton favourite={favourite} isBlocked={isBlocked} />
      {url && (
        <ButtonLink
          to={url}
          target="_blank"
          rel="noopener"
          title="The page at AniList"
          icon={<ExternalLink size={17} aria-hidden="true" />}
        >
          AniList
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </ButtonLink>
      )}
    </div>
  );
}
