import { withEntryChange } from '@tsugi/data/pure';
import type { EntryChange } from '@tsugi/data/stored';
import { flagsOf, flagTest } from '@tsugi/lists/entry-flags';
import { createTitleColumns, sortRows, type TitleNumber } from '@tsugi/lists/title-columns';
import type { ListFilter, ListSort } from '../../../model/list-params.ts';
import { type AiringColumns, createAiringColumns } from './airing-columns.ts';
import { ENTRY_VALUES, soonestFirst } from './entry-values.ts';
import type {
  ListCard,
  ListCounts,
  ListGroup,
  ListQuery,
  ListResult,
  ListValues,
  SelectedEntry,
} from './list.protocol.ts';
import { createListSections } from './list-sections.ts';

/** One list in columns. Rows are in the order in which the entries came; a row is one media. */
export interface ListTable {
  /** More entries, or newer ones of the same media. */
  readonly add: (groups: readonly ListGroup[]) => void;
  /** Sorts the titles before a query asks for their order. */
  readonly sortTitles: () => void;
  readonly setSectionOrder: (names: readonly string[]) => void;
  /** The viewer's changes of this list; those of an earlier call no longer count. */
  readonly setChanges: (changes: readonly EntryChange[]) => void;
  readonly counts: () => ListCounts;
  readonly values: () => ListValues;
  readonly query: (query: ListQuery) => ListResult;
  readonly cards: (rows: readonly number[]) => readonly ListCard[];
  readonly mediaIds: (rows: Int32Array) => Int32Array;
  readonly entries: (mediaIds: readonly number[]) => readonly SelectedEntry[];
  readonly customLists: () => readonly string[];
}

export function createListTable(): ListTable {
  const base: ListCard[] = [];
  const records: ListCard[] = [];
  const titles = createTitleColumns({
    factsOf: ({ id, title }) => ({ id, title: title.userPreferred }),
    keysOf: ({ type, tags, studios }) => [
      `type/${type?.toLowerCase()}`,
      ...tags.map(({ name }) => `tag/${name}`),
      ...studios.map(({ name }) => `studio/${name}`),
    ],
  });
  let changed = new Map<number, ListCard | null>();
  const sections = createListSections(base, records);
  const airings = createAiringColumns(records);

  const isOfTitle = (sort: ListSort): sort is TitleNumber => sort in titles.numbers;
  /** By row; undefined where titles are what counts. */
  const valuesFor = ({ sort, reverse }: ListFilter, airing: AiringColumns): ArrayLike<number> | undefined => {
    if (sort === 'title') return undefined;
    if (sort === 'behind') return airing.behind;
    if (sort === 'nextEpisode') return soonestFirst(airing.next, reverse);
    if (isOfTitle(sort)) return titles.numbers[sort];
    const read = ENTRY_VALUES[sort];
    return records.map((record) => read(record) ?? 0);
  };

  const passing = (filter: ListFilter, airing: AiringColumns): ((row: number) => boolean) => {
    const passingTitles = titles.passing(filter);
    const { looked, wanted } = flagTest(filter);
    const { userStatus, behind, airingThisWeek } = filter;
    return (row) => {
      const record = records[row];
      return (
        record !== undefined &&
        passingTitles[row] === 1 &&
        (behind === undefined || (airing.behind[row] !== 0) === behind) &&
        (airingThisWeek === undefined || (airing.thisWeek[row] !== 0) === airingThisWeek) &&
        (looked === 0 || (flagsOf(record, record.score > 0) & looked) === wanted) &&
        (userStatus.length === 0 || userStatus.some((status) => status === record.status))
      );
    };
  };

  /** The names that occur, from A to Z. */
  const namesOf = (column: string): readonly string[] =>
    [...titles.keys()].flatMap((key) => (key.startsWith(column) ? key.slice(column.length) : [])).sort();

  return {
    add: (groups) => {
      airings.clear();
      for (const group of groups) {
        sections.add(group);
        for (const entry of group.entries) {
          // A title on several lists is one entry.
          if (titles.add(entry.media, 0) < base.length) continue;
          base.push(entry);
          records.push(entry);
        }
      }
    },
    sortTitles: titles.sortTitles,
    setSectionOrder: sections.setOrder,
    setChanges: (changes) => {
      airings.clear();
      const next = new Map<number, ListCard | null>();
      for (const { mediaId, entry } of changes) {
        const before = base[titles.rowOf(mediaId)];
        if (before) next.set(mediaId, entry === null ? null : changedEntry(before, entry));
      }
      for (const id of new Set([...changed.keys(), ...next.keys()])) {
        const row = titles.rowOf(id);
        const before = base[row];
        if (!before) continue;
        const record = next.get(id) ?? before;
        records[row] = record;
        if (next.get(id)) sections.begin(record);
      }
      changed = next;
      sections.setChanged(next);
    },
    counts: () => {
      const { shown, all, once } = sections.shelves();
      return {
        total: sum(once),
        sections: shown.map(({ name, isCustom }, index) => ({
          name,
          isCustom,
          count: all[index]?.length ?? 0,
        })),
      };
    },
    values: () => ({
      genres: namesOf('genre/'),
      tags: namesOf('tag/'),
      studios: namesOf('studio/'),
    }),
    query: ({ list, filter, language, nowMs, first }) => {
      const { shown, all, once, orders } = sections.shelves();
      const { sort, reverse } = filter;
      const airing = airings.at(nowMs);
      const isTimed = sort === 'behind' || sort === 'nextEpisode';
      let values: ArrayLike<number> | undefined;
      const wanted = list?.toLowerCase();
      const section = shown.find(({ name }) => name.toLowerCase() === wanted);
      const groups = shown.flatMap((one, index) => {
        if (wanted !== undefined && one !== section) return [];
        const key = `${wanted === undefined}/${index}/${sort}/${reverse}/${language}/${isTimed ? airing.asOfMs : ''}`;
        const known = orders.get(key);
        if (known) return { section: one, rows: known };
        const unordered = (wanted === undefined ? once : all)[index] ?? new Int32Array();
        values ??= valuesFor(filter, airing);
        const rows = sortRows(unordered.slice(), () => titles.titleRank(language), reverse, values);
        orders.set(key, rows);
        return { section: one, rows };
      });
      const passes = passing(filter, airing);
      const found = groups
        .map(({ section: { name, isCustom }, rows }) => ({
          name,
          isCustom,
          rows: rows.filter(passes),
        }))
        .filter(({ rows }) => rows.length > 0);
      const rows = new Int32Array(sum(found.map((one) => one.rows)));
      let at = 0;
      for (const one of found) {
        rows.set(one.rows, at);
        at += one.rows.length;
      }
      return {
        isKnownList: wanted === undefined || section !== undefined,
        listName: section?.name,
        total: sum(groups.map((one) => one.rows)),
        passed: rows.length,
        sections: found.map(({ name, isCustom, rows: own }) => ({ name, isCustom, count: own.length })),
        rows,
        changesAtMs:
          isTimed || filter.behind !== undefined || filter.airingThisWeek !== undefined
            ? airing.changesAtMs
            : undefined,
        cards: cardsOf(Array.from(rows.subarray(0, first))),
      };
    },
    cards: cardsOf,
    mediaIds: (rows) => rows.map((row) => records[row]?.mediaId ?? 0),
    entries: (mediaIds) =>
      mediaIds.flatMap((id) => {
        const record = changed.get(id) === null ? undefined : records[titles.rowOf(id)];
        if (!record) return [];
        const { episodes, chapters, volumes, nextAiringEpisode, title } = record.media;
        const media = { episodes, chapters, volumes, nextAiringEpisode, title: title.userPreferred };
        return [{ ...record, media }];
      }),
    // Every entry names all of them.
    customLists: () => [...new Set(records.flatMap(({ customLists }) => Object.keys(customLists)))],
  };

  function cardsOf(rows: readonly number[]): readonly ListCard[] {
    return rows.flatMap((row) => records[row] ?? []);
  }
}

function sum(lists: readonly Int32Array[]): number {
  return lists.reduce((count, { length }) => count + length, 0);
}

/** Its last update stays what it was: a card does not jump to the top while its owner counts up. */
function changedEntry(before: ListCard, change: Partial<ListCard>): ListCard {
  const { updatedAt, media } = before;
  return { ...withEntryChange(before, change), updatedAt, media };
}
