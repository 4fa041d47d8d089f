import { type QueryState, useQuery } from '@tsugi/data';
import { useParams } from '@tsugi/router';
import { type MediaDetail, mediaDetail } from './media-detail.query.ts';
import { type MediaKey, parseMediaKey } from './media-params.ts';

export interface RoutedMedia extends QueryState<MediaDetail> {
  /** Undefined when the URL names no media. */
  readonly key: MediaKey | undefined;
}

/** The media of the URL; every part of the page reads it here, and it is asked for once. */
export function useMedia(): RoutedMedia {
  const { type, id } = useParams();
  const key = parseMediaKey(type, id);
  return { key, ...useQuery(mediaDetail, key ?? null) };
}
