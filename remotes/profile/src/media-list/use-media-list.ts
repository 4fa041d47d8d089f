import { useQuery } from '@tsugi/data';
import { mediaListCollection } from '@tsugi/data/operations/media-list-collection';
import { useMemo } from 'react';
import type { UserMediaList } from './list-model.ts';
import { type ListType, wireType } from './params.ts';
import { toUserMediaList } from './to-user-media-list.ts';

/** The whole list of a user, in the sections the page shows. */
export function useMediaList(userName: string, type: ListType) {
  const { data, ...rest } = useQuery(
    mediaListCollection,
    userName === '' ? null : { userName, type: wireType(type) },
  );
  const list = useMemo<UserMediaList | undefined>(() => data && toUserMediaList(data), [data]);
  return { ...rest, list };
}
