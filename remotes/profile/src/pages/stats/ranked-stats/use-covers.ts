import { type QueryState, useQuery } from '@tsugi/data';
import { mediaPath, personPath } from '@tsugi/data/pure';
import { useMemo } from 'react';
import type { Covers } from '../../../model/stats-params.ts';
import { charactersByIds } from './characters-by-ids.query.ts';
import { mediaByIds } from './media-by-ids.query.ts';

/** A picture that leads to its page. */
export interface Cover {
  readonly id: number;
  readonly title: string | null;
  readonly image: string | null;
  readonly color: string | null;
  readonly to: string;
}

export interface CoversState extends Pick<QueryState<unknown>, 'error' | 'retry'> {
  /** By id; undefined while they are on the way. */
  readonly covers: ReadonlyMap<number, Cover> | undefined;
}

/** The covers of media or characters, at most 50 in one request; nothing is asked for an empty list. */
export function useCovers(ids: readonly number[], kind: Covers): CoversState {
  const some = ids.length === 0 ? null : { ids };
  const media = useQuery(mediaByIds, kind === 'media' ? some : null);
  const characters = useQuery(charactersByIds, kind === 'characters' ? some : null);
  const covers = useMemo(() => {
    const list: readonly Cover[] | undefined =
      kind === 'media'
        ? media.data?.map(({ id, type, title, coverImage }) => ({
            id,
            title: title.userPreferred,
            image: coverImage.large,
            color: coverImage.color,
            to: mediaPath({ id, type, title: title.userPreferred }),
          }))
        : characters.data?.map(({ id, name, image }) => ({
            id,
            title: name?.userPreferred ?? null,
            image: image?.large ?? null,
            color: null,
            to: personPath('character', id, name?.userPreferred),
          }));
    return list && new Map(list.map((cover) => [cover.id, cover]));
  }, [kind, media.data, characters.data]);
  const { error, retry } = kind === 'media' ? media : characters;
  return { covers, error, retry };
}
