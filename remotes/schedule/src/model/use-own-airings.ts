import { type QueryOperation, type QueryState, useQuery } from '@tsugi/data';
import type { AiringEntry, AiringItem } from './airing.ts';
import { type AiringList, type ListedAnime, laterList, watchingList } from './airing-list.query.ts';
import { blocksOfIds } from './id-blocks.ts';
import { type ListAirings, type ListAiringsVariables, listAirings } from './list-airings.query.ts';
import { mayAir } from './may-air.ts';
import type { Airings } from './use-all-airings.ts';
import type { Span } from './zone.ts';

/** Parts of the list beside what is watched. */
export type LaterStatus = 'PLANNING' | 'PAUSED';

export interface OwnList {
  readonly anime: readonly ListedAnime[];
  /** By media. */
  readonly entries: ReadonlyMap<number, AiringEntry>;
  /** The list has more entries than are read: 2,000 of what is watched, and as many of the other parts. */
  readonly isCut: boolean;
  /** All that was asked of the list, with what went wrong. */
  readonly states: readonly QueryState<AiringList>[];
}

export interface OwnAirings extends Airings {
  /** The list is on its way: not even what comes next is known. */
  readonly isLoading: boolean;
  /** Of so many titles only the next episode is known: more than 400 may air. */
  readonly titlesLeftOut: number;
  /** As of the list. */
  readonly isCut: boolean;
}

const NO_LATER: readonly LaterStatus[] = [];
/** Titles of which more than the next episode is asked for: 8 requests. */
const MOST_TITLES = 400;
const DAY_MS = 86_400_000;

/**
 * What the viewer watches, and with `later` what is planned or paused.
 * @param userId undefined asks for nothing
 */
export function useOwnList(userId: number | undefined, later: readonly LaterStatus[] = NO_LATER): OwnList {
  const watching = useChunks(watchingList, userId === undefined ? null : { userId });
  const isLaterAsked = userId !== undefined && later.length > 0;
  const planned = useChunks(laterList, isLaterAsked ? { userId, statuses: later } : null);
  const states = [...watching, ...planned];
  const byMedia = new Map<number, ListedAnime>();
  for (const one of states.flatMap(({ data }) => data?.anime ?? [])) {
    if (!byMedia.has(one.media.id)) byMedia.set(one.media.id, one);
  }
  const anime = [...byMedia.values()];
  const isCut = [watching, planned].some(
    (chunks) => chunks.length === CHUNKS && chunks.at(-1)?.data?.hasMore,
  );
  return { anime, entries: new Map(anime.map(({ media, entry }) => [media.id, entry])), isCut, states };
}

const CHUNKS = 4;

/** A list of up to 2,000 entries, 500 a request. */
function useChunks<V extends object>(
  operation: QueryOperation<V & { readonly chunk: number }, AiringList>,
  variables: V | null,
): readonly QueryState<AiringList>[] {
  const chunkOf = (chunk: number, before?: QueryState<AiringList>) =>
    variables && (!before || before.data?.hasMore) ? { ...variables, chunk } : null;
  const first = useQuery(operation, chunkOf(1));
  const second = useQuery(operation, chunkOf(2, first));
  const third = useQuery(operation, chunkOf(3, second));
  const fourth = useQuery(operation, chunkOf(4, third));
  return [first, second, third, fourth].filter(({ status }) => status !== 'idle');
}

/**
 * When the anime of a list air in a span: one request for 50 titles that may. Until its response, what the list itself announces. The
 * requests start from a stored list while a newer one is on its way.
 * @param list of `useOwnList`
 */
export function useOwnAirings(list: OwnList, span: Span, nowMs: number): OwnAirings {
  const candidates = list.anime.filter((one) => mayAir(one, span, nowMs));
  const blocks = blocksOf(candidates.slice(0, MOST_TITLES), span);
  const states = [
    useBlock(blocks[0]),
    useBlock(blocks[1]),
    useBlock(blocks[2]),
    useBlock(blocks[3]),
    useBlock(blocks[4]),
    useBlock(blocks[5]),
    useBlock(blocks[6]),
    useBlock(blocks[7]),
  ].flat();
  const asked: readonly QueryState<unknown>[] = [...list.states, ...states];
  const stored = asked.flatMap(({ storedAt }) => storedAt ?? []);
  return {
    items: itemsOf(candidates, states),
    titlesLeftOut: Math.max(0, candidates.length - MOST_TITLES),
    isCut: list.isCut,
    isLoading: list.states.length === 0 || list.states[0]?.status === 'loading',
    gaps: asked
      .filter(({ status, data }) => status !== 'idle' && data === undefined)
      .map(({ error, retry }) => ({ ...span, error, retry })),
    missing: asked.flatMap(({ missing }) => missing),
    storedAt: stored.length > 0 ? Math.min(...stored) : undefined,
    staleFor: asked.find(({ data, error }) => data && error)?.error,
    retry: () => {
      for (const { error, missing, retry } of asked) if (error || missing.length > 0) retry();
    },
  };
}

/** Titles of 50 and days of UTC around the span: in another zone the same week is the same request, most of the time. */
function blocksOf(candidates: readonly ListedAnime[], { fromMs, toMs }: Span): ListAiringsVariables[] {
  const after = (Math.floor(fromMs / DAY_MS) * DAY_MS) / 1000 - 1;
  const before = (Math.ceil(toMs / DAY_MS) * DAY_MS) / 1000;
  const blocks = blocksOfIds(candidates.map(({ media }) => media.id));
  return blocks.map((mediaIds) => ({ mediaIds, after, before, part: 1 }));
}

function useBlock(variables: ListAiringsVariables | undefined): readonly QueryState<ListAirings>[] {
  const first = useQuery(listAirings, variables ?? null);
  const more = useQuery(listAirings, variables && first.data?.hasMore ? { ...variables, part: 2 } : null);
  if (!variables) return [];
  return first.data?.hasMore ? [first, more] : [first];
}

function itemsOf(
  candidates: readonly ListedAnime[],
  states: readonly QueryState<ListAirings>[],
): readonly AiringItem[] {
  const known = new Map(candidates.map((one) => [one.media.id, one]));
  const airings = states.flatMap(({ data }) => data?.airings ?? []);
  const items = new Map<number, AiringItem>();
  for (const { media, entry, next } of candidates) {
    if (next) items.set(next.id, { ...next, media, entry });
  }
  for (const { mediaId, ...airing } of airings) {
    const anime = known.get(mediaId);
    if (anime) items.set(airing.id, { ...airing, media: anime.media, entry: anime.entry });
  }
  return [...items.values()];
}
