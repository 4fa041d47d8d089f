import type { AuthUser } from '@tsugi/data';
import type { MediaListEntryData } from '@tsugi/data/operations/media-list-entry';
import { useEffect, useState } from 'react';
import { entryOfStoredList } from './entry-of-stored-list.ts';

/** The entry as a stored list has it, where the request has failed. */
export function useStoredEntry(
  mediaId: number,
  viewer: AuthUser | undefined,
  isNeeded: boolean,
): MediaListEntryData | undefined {
  const [data, setData] = useState<MediaListEntryData>();
  useEffect(() => {
    if (!isNeeded || !viewer) return;
    let isCurrent = true;
    void entryOfStoredList(mediaId, viewer).then((found) => {
      if (isCurrent) setData(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [mediaId, viewer, isNeeded]);
  return data;
}
