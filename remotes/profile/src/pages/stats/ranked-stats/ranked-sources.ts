import { prefetch, type QueryOperation, type QueryState, useQuery } from '@tsugi/data';
import { personPath } from '@tsugi/data/pure';
import type { ListType } from '@tsugi/lists/list-type';
import { useMemo } from 'react';
import { listLink } from '../../../model/list-link.ts';
import { STATS_TABS, type StatsTab } from '../stats-tabs.ts';
import type { RankedItem } from './ranked-item.ts';
import {
  userAnimeGenres,
  userAnimeStaff,
  userAnimeStudios,
  userAnimeTags,
  userAnimeVoiceActors,
} from './user-anime.query.ts';
import { userMangaGenres, userMangaStaff, userMangaTags } from './user-manga.query.ts';

export type RankedTab = Exclude<StatsTab, 'overview'>;

interface RankedSource {
  readonly prefetch: (name: string, priority: 'interactive' | 'prefetch') => void;
  readonly useItems: (name: string) => Omit<QueryState<unknown>, 'data'> & {
    readonly items: readonly RankedItem[] | undefined;
  };
}

/** The tab that a segment of the URL names; the genres, which both types have, for any other. */
export function parseRankedTab(segment: string | undefined, type: ListType): RankedTab {
  const tab = STATS_TABS[type].find((one) => one === segment?.toLowerCase());
  return tab && tab !== 'overview' ? tab : 'genres';
}

/** Where a page's numbers come from. Each type has tabs of its own; the URL's rules let no others through. */
export function rankedSource(type: ListType, tab: RankedTab): RankedSource {
  return type === 'manga' ? (MANGA[tab] ?? MANGA.genres) : ANIME[tab];
}

const ANIME: Readonly<Record<RankedTab, RankedSource>> = {
  genres: source(userAnimeGenres, genreItem('anime')),
  tags: source(userAnimeTags, tagItem('anime')),
  studios: source(userAnimeStudios, ({ studio, ...item }) => ({
    ...item,
    id: studio.id,
    name: studio.name,
    to: personPath('studio', studio.id, studio.name),
  })),
  'voice-actors': source(userAnimeVoiceActors, ({ voiceActor, ...item }) => ({
    ...item,
    ...voiceActor,
    to: personPath('staff', voiceActor.id, voiceActor.name),
  })),
  staff: source(userAnimeStaff, staffItem),
};

const MANGA: Readonly<Partial<Record<RankedTab, RankedSource>> & { genres: RankedSource }> = {
  genres: source(userMangaGenres, genreItem('manga')),
  tags: source(userMangaTags, tagItem('manga')),
  staff: source(userMangaStaff, staffItem),
};

function source<T>(
  operation: QueryOperation<{ readonly name: string }, readonly T[]>,
  toItem: (item: T, name: string) => RankedItem,
): RankedSource {
  return {
    prefetch: (name, priority) => prefetch(operation, { name }, { priority }),
    useItems: (name) => {
      const { data, ...state } = useQuery(operation, name === '' ? null : { name });
      const items = useMemo(
        () => data?.map((item) => toItem(item, name)).filter(({ count }) => count > 0),
        [data, name],
      );
      return { ...state, items };
    },
  };
}

type Numbers = Pick<RankedItem, 'count' | 'meanScore' | 'minutesWatched' | 'chaptersRead' | 'mediaIds'>;

function genreItem(type: ListType) {
  return ({ genre, ...item }: Numbers & { readonly genre: string }, user: string): RankedItem => ({
    ...item,
    id: genre,
    name: genre,
    to: searchLink(type, 'genre', genre),
    listTo: listLink(user, type, 'genre', genre),
  });
}

function tagItem(type: ListType) {
  return (
    { tag, ...item }: Numbers & { readonly tag: { readonly id: number; readonly name: string } },
    user: string,
  ): RankedItem => ({
    ...item,
    id: tag.id,
    name: tag.name,
    to: searchLink(type, 'tag', tag.name),
    listTo: listLink(user, type, 'tag', tag.name),
  });
}

function staffItem({
  staff,
  ...item
}: Numbers & {
  readonly staff: { readonly id: number; readonly name: string; readonly image: string | null };
}): RankedItem {
  return { ...item, ...staff, to: personPath('staff', staff.id, staff.name) };
}

/** What the viewer does not have yet of a genre or tag. */
function searchLink(type: ListType, filter: 'genre' | 'tag', value: string): string {
  return `/search/${type}?${new URLSearchParams({ onList: 'false', [filter]: value })}`;
}
