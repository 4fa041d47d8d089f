import { withEntryChange } from '@tsugi/data/pure';
import type { EntryChange } from '@tsugi/data/stored';
import { flagsOf, flagTest } from '@tsugi/lists/entry-flags';
import { createTitleColumns, dateNumber, sortRows, type TitleNumber } from '@tsugi/lists/title-columns';
import type { ListFilter, ListSort } from '../params.ts';
import type { ListCard, ListGroup, ListQuery, ListResult, ListSummary } from './list.protocol.ts';

interface Section {
  readonly name: string;
  readonly isCustom: boolean;
  /** Of a status list: the status of its entries. */
  readonly status: string | null;
  /** Media ids of a list that is split by format: only the service knows which format goes where. */
  readonly members: Set<number>;
}

/** Rows by section, in the owner's order of sections. */
interface Shelves {
  readonly shown: readonly Section[];
  /** All rows of each section. */
  readonly all: readonly Int32Array[];
  /** The same without repeats: a title of a status list is not shown again in a list of the user's own. */
  readonly once: readonly Int32Array[];
  /** Rows of a section in the orders that were asked for: a filter then only leaves some out, which costs no sorting. */
  readonly orders: Map<string, Int32Array>;
}

/** One list in columns. Rows are in the order in which the entries came; a row is one media. */
export interface ListTable {
  /** More entries, or newer ones of the same media. */
  readonly add: (groups: readonly ListGroup[]) => void;
  readonly setSectionOrder: (names: readonly string[]) => void;
  /** The viewer's changes of this list; those of an earlier call no longer count. */
  readonly setChanges: (changes: readonly EntryChange[]) => void;
  readonly summary: () => ListSummary;
  readonly query: (query: ListQuery) => ListResult;
  readonly cards: (rows: readonly number[]) => readonly ListCard[];
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
  const sections: Section[] = [];
  let order: readonly string[] = [];
  let changed = new Map<number, ListCard | null>();
  let shelves: Shelves | undefined;

  const sectionOf = (group: ListGroup): Section => {
    const known = sections.find(
      ({ name, isCustom }) => name === group.name && isCustom === group.isCustomList,
    );
    if (known) return known;
    const made: Section = {
      name: group.name,
      isCustom: group.isCustomList,
      status: group.isCustomList ? null : (group.entries[0]?.status ?? null),
      members: new Set(),
    };
    sections.push(made);
    return made;
  };

  const sorted = () => {
    const place = ({ name }: Section) => (order.includes(name) ? order.indexOf(name) : order.length);
    return sections.toSorted((a, b) => place(a) - place(b));
  };

  /** Whether the entry stands in the section by now. */
  const isIn = (section: Section, row: number): boolean => {
    const record = records[row];
    if (!record) return false;
    const { id } = record.media;
    const change = changed.get(id);
    if (change === undefined) return section.members.has(id);
    if (change === null) return false;
    if (section.isCustom) return change.customLists[section.name] === true;
    if (change.hiddenFromStatusLists) return false;
    if (section.status !== change.status) return false;
    // A list that is split by format has several sections of one status.
    const before = base[row];
    if (before?.status === change.status && !before.hiddenFromStatusLists) return section.members.has(id);
    return sectionFor(change) === section;
  };

  /** Where a status puts an entry: of several sections of the status, the one that has its format already. */
  const sectionFor = ({ status, media: { format } }: ListCard): Section | undefined => {
    const possible = sections.filter((one) => !one.isCustom && one.status === status);
    const hasFormat = ({ members }: Section) =>
      base.some(({ media }) => media.format === format && members.has(media.id));
    return (possible.length > 1 ? possible.find(hasFormat) : undefined) ?? possible[0];
  };

  const prepare = (): Shelves => {
    titles.sortTitles();
    shelves ??= shelvesOf(sorted());
    return shelves;
  };

  const isOfTitle = (sort: ListSort): sort is TitleNumber => sort in titles.numbers;
  /** By row; undefined where titles are what counts. */
  const valuesFor = (sort: ListSort): ArrayLike<number> | undefined => {
    if (sort === 'title') return undefined;
    if (isOfTitle(sort)) return titles.numbers[sort];
    const read = ENTRY_VALUES[sort];
    return records.map((record) => read(record) ?? 0);
  };

  const passing = (filter: ListFilter): ((row: number) => boolean) => {
    const passingTitles = titles.passing(filter);
    const { looked, wanted } = flagTest(filter);
    const { userStatus } = filter;
    return (row) => {
      const record = records[row];
      return (
        record !== undefined &&
        passingTitles[row] === 1 &&
        (looked === 0 || (flagsOf(record, record.score > 0) & looked) === wanted) &&
        (userStatus.length === 0 || userStatus.some((status) => status === record.status))
      );
    };
  };

  /** The names that occur, from A to Z. */
  const namesOf = (column: string): readonly string[] =>
    [...titles.keys()].flatMap((key) => (key.startsWith(column) ? key.slice(column.length) : [])).sort();

  const shelvesOf = (shown: readonly Section[]): Shelves => {
    const all = shown.map((section) => {
      const rows: number[] = [];
      for (let row = 0; row < records.length; row += 1) if (isIn(section, row)) rows.push(row);
      return Int32Array.from(rows);
    });
    const isPlaced = new Uint8Array(records.length);
    const once = new Map<Section, Int32Array>();
    for (const section of shown.toSorted((a, b) => Number(a.isCustom) - Number(b.isCustom))) {
      const rows = all[shown.indexOf(section)]?.filter((row) => !isPlaced[row]) ?? new Int32Array();
      for (const row of rows) isPlaced[row] = 1;
      once.set(section, rows);
    }
    return {
      shown,
      all,
      once: shown.map((section) => once.get(section) ?? new Int32Array()),
      orders: new Map(),
    };
  };

  return {
    add: (groups) => {
      for (const group of groups) {
        const section = sectionOf(group);
        for (const entry of group.entries) {
          section.members.add(entry.media.id);
          // A title on several lists is one entry.
          if (titles.add(entry.media, 0) < base.length) continue;
          base.push(entry);
          records.push(entry);
        }
      }
      shelves = undefined;
    },
    setSectionOrder: (names) => {
      order = names;
      shelves = undefined;
    },
    setChanges: (changes) => {
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
        // A status that no section has yet begins one.
        if (next.get(id)) addSection(record);
      }
      changed = next;
      shelves = undefined;
    },
    summary: () => {
      const { shown, all, once } = prepare();
      return {
        total: sum(once),
        sections: shown.map(({ name, isCustom }, index) => ({
          name,
          isCustom,
          count: all[index]?.length ?? 0,
        })),
        genres: namesOf('genre/'),
        tags: namesOf('tag/'),
        studios: namesOf('studio/'),
      };
    },
    query: ({ list, filter, first }) => {
      const { shown, all, once, orders } = prepare();
      const { sort, reverse } = filter;
      let values: ArrayLike<number> | undefined;
      const wanted = list?.toLowerCase();
      const section = shown.find(({ name }) => name.toLowerCase() === wanted);
      const groups = shown.flatMap((one, index) => {
        if (wanted !== undefined && one !== section) return [];
        const key = `${wanted === undefined}/${index}/${sort}/${reverse}`;
        const known = orders.get(key);
        if (known) return { section: one, rows: known };
        const unordered = (wanted === undefined ? once : all)[index] ?? new Int32Array();
        values ??= valuesFor(sort);
        const rows = sortRows(unordered.slice(), titles.titleRank(), reverse, values);
        orders.set(key, rows);
        return { section: one, rows };
      });
      const passes = passing(filter);
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
        cards: cardsOf(Array.from(rows.subarray(0, first))),
      };
    },
    cards: cardsOf,
  };

  function cardsOf(rows: readonly number[]): readonly ListCard[] {
    return rows.flatMap((row) => records[row] ?? []);
  }

  function addSection({ status, hiddenFromStatusLists, media }: ListCard): void {
    if (hiddenFromStatusLists || status === null) return;
    if (sections.some((section) => !section.isCustom && section.status === status)) return;
    const name = STATUS_NAMES[status]?.[media.type === 'MANGA' ? 1 : 0] ?? status;
    sections.push({ name, isCustom: false, status, members: new Set() });
  }
}

/** What orders read of an entry; of its title they read the columns. */
const ENTRY_VALUES: Readonly<
  Record<Exclude<ListSort, 'title' | TitleNumber>, (entry: ListCard) => number | null>
> = {
  updated: ({ updatedAt }) => updatedAt,
  score: ({ score }) => score,
  progress: ({ progress }) => progress,
  repeat: ({ repeat }) => repeat,
  started: ({ startedAt }) => dateNumber(startedAt),
  completed: ({ completedAt }) => dateNumber(completedAt),
  added: ({ createdAt }) => createdAt,
  id: ({ media }) => media.id,
};

/** As the service names its sections. */
const STATUS_NAMES: Readonly<Record<string, readonly [anime: string, manga: string]>> = {
  CURRENT: ['Watching', 'Reading'],
  REPEATING: ['Rewatching', 'Rereading'],
  COMPLETED: ['Completed', 'Completed'],
  PAUSED: ['Paused', 'Paused'],
  DROPPED: ['Dropped', 'Dropped'],
  PLANNING: ['Planning', 'Planning'],
};

function sum(lists: readonly Int32Array[]): number {
  return lists.reduce((count, { length }) => count + length, 0);
}

/** Its last update stays what it was: a card does not jump to the top while its owner counts up. */
function changedEntry(before: ListCard, change: Partial<ListCard>): ListCard {
  const { updatedAt, media } = before;
  return { ...withEntryChange(before, change), updatedAt, media };
}
