import { type QueryOperation, type QueryState, useAuth, useQuery } from '@tsugi/data';
import { viewer } from '@tsugi/data/operations/viewer';
import type { AiringEntry, AiringItem } from './airing.ts';
import { type AiringList, type ListedAnime, laterList, watchingList } from './airing-list.query.ts';
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
  /** All that was asked of the list, with what went wrong. */
  readonly states: readonly QueryState<AiringList>[];
}

export interface OwnAirings extends Airings {
  /** The list is on its way: not even what comes next is known. */
  readonly isLoading: boolean;
}

const NO_LATER: readonly LaterStatus[] = [];
const PER_REQUEST = 50;
const DAY_MS = 86_400_000;

/** The id of the viewer; undefined for nobody, and until it is known. A token that names no account takes one request more. */
export function useViewerId(): number | undefined {
  const auth = useAuth();
  const isUnknown = auth.status === 'signed-in' && !auth.viewer && auth.viewerId === undefined;
  const profile = useQuery(viewer, isUnknown ? {} : null);
  return auth.status === 'signed-in' ? (auth.viewer?.id ?? auth.viewerId ?? profile.data?.id) : undefined;
}

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
  return { anime, entries: new Map(anime.map(({ media, entry }) => [media.id, entry])), states };
}

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
 * When the anime of a list air in a span: one request for 50 titles that may. Until it is answered, what the list itself announces.
 * @param list of `useOwnList`
 */
export function useOwnAirings(list: OwnList, span: Span, nowMs: number): OwnAirings {
  const candidates = list.anime.filter((one) => mayAir(one, span, nowMs));
  const blocks = blocksOf(candidates, span);
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
  const ids = candidates.map(({ media }) => media.id).toSorted((one, other) => one - other);
  const after = (Math.floor(fromMs / DAY_MS) * DAY_MS) / 1000 - 1;
  const before = (Math.ceil(toMs / DAY_MS) * DAY_MS) / 1000;
  return Array.from({ length: Math.ceil(ids.length / PER_REQUEST) }, (_, index) => ({
    mediaIds: ids.slice(index * PER_REQUEST, (index + 1) * PER_REQUEST),
    after,
    before,
    part: 1,
  }));
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
