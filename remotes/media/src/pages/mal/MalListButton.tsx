import { useAuth, useQuery } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button } from '@tsugi/ui';
import { SquarePen } from 'lucide-react';
import { ListButton } from '../../model/actions/ListButton.tsx';
import classes from '../../model/actions/MediaActions.module.css';
import type { MalKey } from '../../model/media/mal-params.ts';
import { mediaDetail } from '../../model/media/media-detail.query.ts';
import { trackerKey } from './mal-view.ts';
import { TrackerViewButton } from './TrackerViewButton.tsx';

/**
 * The viewer's own entry in the MAL view. Lists belong to the tracker, whose title the favourite mark asks for already.
 * Signed out, the way to the tracker's view is the page's action.
 */
export function MalListButton({ malId, type }: MalKey) {
  const isSignedIn = useAuth().status === 'signed-in';
  const {
    data: media,
    status,
    error,
  } = useQuery(mediaDetail, isSignedIn ? trackerKey({ malId, type }) : null);
  if (!isSignedIn) return <TrackerViewButton malId={malId} type={type} variant="primary" />;
  const why =
    error?.kind === 'not-found'
      ? t`AniList does not have this title, so it cannot go onto your list.`
      : status === 'error' && t`AniList cannot be reached right now, so your entry is not shown.`;
  return (
    <>
      {media ? (
        <ListButton media={media} />
      ) : (
        // Disabled, since nothing is known of the entry.
        <Button variant="primary" size="lg" wide disabled icon={<SquarePen size={18} aria-hidden="true" />}>
          {t`Edit`}
        </Button>
      )}
      {!media && why && <p className={`fine ${classes.hint}`}>{why}</p>}
      {error?.kind !== 'not-found' && <TrackerViewButton malId={malId} type={type} variant="quiet" />}
    </>
  );
}
