import { useAuth, useQuery } from '@tsugi/data';
import { useFavourite } from '@tsugi/data/controls';
import { FavouriteButton } from '../../model/actions/FavouriteButton.tsx';
import type { MalKey } from '../../model/media/mal-params.ts';
import { type MediaDetail, mediaDetail } from '../../model/media/media-detail.query.ts';
import { titleOf } from '../../model/media/title-of.ts';
import { trackerKey } from './mal-view.ts';

/**
 * The viewer's favourite mark. Favourites belong to the tracker: it is asked for the same title, which the tracker's view then
 * has already. Nothing is shown when it does not have the title.
 */
export function MalFavourite({ malId, type }: MalKey) {
  const isSignedIn = useAuth().status === 'signed-in';
  const { data: media } = useQuery(mediaDetail, isSignedIn ? trackerKey({ malId, type }) : null);
  return media ? <KnownFavourite media={media} type={type} /> : null;
}

function KnownFavourite({ media, type }: { readonly media: MediaDetail; readonly type: MalKey['type'] }) {
  const favourite = useFavourite({
    kind: type,
    id: media.id,
    isFavourite: media.isFavourite,
    favourites: media.favourites ?? 0,
    title: titleOf(media),
  });
  return <FavouriteButton favourite={favourite} isBlocked={media.isFavouriteBlocked} />;
}
