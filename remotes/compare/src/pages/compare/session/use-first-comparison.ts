import { useQuery } from '@tsugi/data';
import type { MediaListChunk } from '@tsugi/data/operations/media-list-collection';
import { mediaListFirstChunk } from '@tsugi/data/operations/media-list-first-chunk';
import { intlLocale } from '@tsugi/i18n';
import { type ListType, wireType } from '@tsugi/lists/list-type';
import type { ChosenUser } from '../../../model/params.ts';
import type {
  CompareQuery,
  Comparison,
  ListState,
  ResultRow,
  Results,
  UserProgress,
} from '../../../model/types.ts';
import { createCompareTable } from '../../../worker/compare-table.ts';
import { ownerOf } from '../../../worker/handle-command.ts';

import { comparisonBefore } from './comparison-before.ts';

/** Rows of the first screen: as many as are rendered before a card is measured. */
const FIRST_ROWS = 9;

const nothing = () => undefined;

/**
 * The comparison of a first screen: of two users whose lists have come whole. In any other case their lists are still loading.
 */
export function useFirstComparison(
  users: readonly ChosenUser[],
  type: ListType,
  query: CompareQuery,
): Comparison {
  const [one, other] = users;
  const first = useFirstChunk(one, type);
  const second = useFirstChunk(other, type);
  const chunks = [first, second];
  const lists = users.map((user, place) => {
    const chunk = chunks[place];
    return chunk && !chunk.hasNextChunk ? { user, chunk } : undefined;
  });
  const loaded = lists.filter((list) => list !== undefined);
  const isWhole = loaded.length === users.length && users.every(({ disabled }) => !disabled);
  return isWhole ? comparisonOf(loaded, query) : { ...comparisonBefore(users), retry: nothing };
}

function useFirstChunk(user: ChosenUser | undefined, type: ListType): MediaListChunk | undefined {
  return useQuery(mediaListFirstChunk, user ? { userName: user.name, type: wireType(type) } : null).data;
}

interface WholeList {
  readonly user: ChosenUser;
  readonly chunk: MediaListChunk;
}

/** As the worker computes it. */
function comparisonOf(lists: readonly WholeList[], query: CompareQuery): Comparison {
  const table = createCompareTable();
  const titles = lists.map(({ user, chunk }) =>
    table.setList(
      user.name,
      chunk.lists.flatMap(({ entries }) => entries),
      0,
      ownerOf(chunk.user)?.scoreFormat ?? 'POINT_10_DECIMAL',
    ),
  );
  const names = (isExcluded: boolean) =>
    lists.filter(({ user }) => user.excluded === isExcluded).map(({ user }) => user.name);
  const places = Array.from({ length: FIRST_ROWS }, (_, place) => place);
  const result = table.compare({
    included: names(false),
    excluded: names(true),
    query,
    language: intlLocale(),
    places,
  });
  const users = lists.map(({ user, chunk }, place) => progressOf(user, chunk, titles[place] ?? 0));
  const rows = new Map<number, ResultRow>(result.rows);
  const results: Results = {
    id: 1,
    total: result.ids.length,
    users: users.filter((_, place) => !lists[place]?.user.excluded),
    ids: result.ids,
    row: (place) => rows.get(place),
    need: nothing,
    affinities: result.affinities,
  };
  const isCompared = users.length > 0 && lists.some(({ user }) => !user.excluded);
  return {
    users,
    pending: 0,
    results: isCompared ? results : undefined,
    isComputing: false,
    error: undefined,
    retry: nothing,
  };
}

function progressOf({ name }: ChosenUser, { user }: MediaListChunk, titles: number): UserProgress {
  const owner = ownerOf(user);
  const list: ListState = {
    status: 'ready',
    titles,
    storedAt: 0,
    isRefreshing: false,
    error: undefined,
    missing: [],
  };
  return {
    name: owner?.name ?? name,
    avatar: owner?.avatar ?? null,
    scoreFormat: owner?.scoreFormat ?? 'POINT_10_DECIMAL',
    list,
  };
}
