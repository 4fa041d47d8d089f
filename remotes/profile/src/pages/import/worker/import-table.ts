import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { MediaType } from '@tsugi/data/wire/tracker';
import type { FileEntry, ListFile, RowProblem } from '../../../model/list-file/file-entry.ts';
import type { OwnList } from '../../../model/own-list/own-lists.ts';
import { type AccountOptions, compareEntry, type Difference } from './compare-entry.ts';
import type { RowState, Strategy, UnclearRow, UnknownLists } from './import.protocol.ts';
import { type ImportLookup, type ImportMedia, LOOKUP_SIZE } from './import-lookup.ts';

/** A row of the file with what is known of it. */
export interface ImportRow {
  readonly entry: FileEntry;
  state: RowState | 'waiting';
  media?: ImportMedia;
  own?: ListEntry;
  difference?: Difference;
  problem?: RowProblem['problem'];
  /** The user's own choice; without one the strategy decides. */
  isChosen?: boolean;
}

export type ListOf = (type: MediaType) => OwnList | undefined;

/** The rows of a file, and how they become entries. */
export interface ImportTable {
  /** In the order of the file. */
  readonly rows: readonly ImportRow[];
  /** Finds rows in the viewer's lists. @returns what has to be looked up for the others */
  readonly match: (
    listOf: ListOf,
    options: Readonly<Record<MediaType, AccountOptions>>,
  ) => readonly ImportLookup[];
  readonly found: (lookup: ImportLookup, media: readonly ImportMedia[]) => void;
  readonly settle: (index: number, media: ImportMedia | undefined) => void;
  readonly unclear: () => readonly UnclearRow[];
  readonly unknownLists: () => UnknownLists;
}

export function createImportTable({ entries, problems }: ListFile): ImportTable {
  const rows: ImportRow[] = [...entries.map(waitingRow), ...problems.map(problemRow)].sort(
    (a, b) => a.entry.row - b.entry.row,
  );
  /** The first row of each media, by its key. */
  const firstRows = new Map<string, number>();
  let listOf: ListOf = () => undefined;
  let options: Readonly<Record<MediaType, AccountOptions>> | undefined;

  /** The row is of this media. */
  const assign = (row: ImportRow, media: ImportMedia) => {
    const { entry } = row;
    const key = `${entry.type}/${media.id}`;
    const first = firstRows.get(key);
    row.media = media;
    if (first !== undefined && first !== entry.row) {
      row.state = 'problem';
      row.problem = { code: 'duplicate', first };
      return;
    }
    firstRows.set(key, entry.row);
    if (!options) return;
    const own = listOf(entry.type)?.of(media.id);
    const difference = compareEntry(entry.members, own, options[entry.type]);
    row.difference = difference;
    if (own) row.own = own;
    if (!own) row.state = 'new';
    else row.state = Object.keys(difference.after).length > 0 ? 'changed' : 'same';
  };

  return {
    rows,
    match: (lists, accountOptions) => {
      listOf = lists;
      options = accountOptions;
      firstRows.clear();
      const byMal = { ANIME: malIndex(lists('ANIME')), MANGA: malIndex(lists('MANGA')) };
      for (const row of rows) {
        if (row.problem && row.problem.code !== 'duplicate') continue;
        delete row.problem;
        delete row.own;
        const { type, mediaId, idMal } = row.entry;
        const own =
          mediaId === undefined
            ? idMal === undefined
              ? undefined
              : byMal[type].get(idMal)
            : lists(type)?.of(mediaId);
        const known = own ? toImportMedia(own) : row.media;
        if (known) assign(row, known);
        // The tracker or the user has said so.
        else if (row.state !== 'missing')
          row.state = mediaId === undefined && idMal === undefined ? 'unclear' : 'waiting';
      }
      return lookupsOf(rows);
    },
    found: ({ type, by, ids }, media) => {
      const asked = new Set(ids);
      const found = new Map(media.map((one) => [by === 'id' ? one.id : one.idMal, one]));
      for (const row of rows) {
        if (row.state !== 'waiting' || row.entry.type !== type || byOf(row.entry) !== by) continue;
        const id = idOf(row.entry);
        if (id === undefined || !asked.has(id)) continue;
        const one = found.get(id);
        if (one) assign(row, one);
        else row.state = 'missing';
      }
    },
    settle: (index, media) => {
      const row = rows[index];
      if (!row) return;
      if (media) assign(row, media);
      else row.state = 'missing';
    },
    unclear: () =>
      rows.flatMap(({ entry, state }, index) =>
        state === 'unclear' ? [{ index, row: entry.row, type: entry.type, title: entry.title }] : [],
      ),
    unknownLists: () => {
      const of = (type: MediaType) => {
        const names = rows.flatMap(({ entry }) =>
          entry.type === type ? (entry.members.customLists ?? []) : [],
        );
        return [...new Set(names)].filter((name) => !options?.[type].customLists.includes(name));
      };
      return { ANIME: of('ANIME'), MANGA: of('MANGA') };
    },
  };
}

/** Whether a row is imported. */
export function isChosen(row: ImportRow, strategy: Strategy): boolean {
  if (row.state !== 'new' && row.state !== 'changed') return false;
  return row.isChosen ?? (row.state === 'new' || isWanted(row, strategy));
}

function isWanted(row: ImportRow, strategy: Strategy): boolean {
  return strategy === 'file' || (strategy === 'newer' && isFileNewer(row));
}

export function isFileNewer({ entry, own }: ImportRow): boolean {
  return (entry.updatedAt ?? 0) > (own?.updatedAt ?? 0);
}

function waitingRow(entry: FileEntry): ImportRow {
  return { entry, state: 'waiting' };
}

function problemRow({ row, title, problem }: RowProblem): ImportRow {
  return { entry: { row, type: 'ANIME', title, members: {} }, state: 'problem', problem };
}

function malIndex(list: OwnList | undefined): ReadonlyMap<number, ListEntry> {
  return new Map(
    (list?.entries() ?? []).flatMap((entry) =>
      entry.media.idMal === null ? [] : [[entry.media.idMal, entry] as const],
    ),
  );
}

function toImportMedia({ media }: ListEntry): ImportMedia {
  return {
    id: media.id,
    idMal: media.idMal,
    title: media.title.userPreferred,
    format: media.format,
    seasonYear: media.seasonYear ?? media.startDate?.year ?? null,
    cover: media.coverImage.large,
    color: media.coverImage.color,
  };
}

function byOf(entry: FileEntry): 'id' | 'idMal' {
  return entry.mediaId === undefined ? 'idMal' : 'id';
}

function idOf(entry: FileEntry): number | undefined {
  return entry.mediaId ?? entry.idMal;
}

/** Ids in their order, so that the same file makes the same requests. */
function lookupsOf(rows: readonly ImportRow[]): readonly ImportLookup[] {
  const types = ['ANIME', 'MANGA'] as const;
  return types.flatMap((type) =>
    (['id', 'idMal'] as const).flatMap((by) => {
      const waiting = rows.filter(
        ({ state, entry }) => state === 'waiting' && entry.type === type && byOf(entry) === by,
      );
      const ids = [...new Set(waiting.flatMap(({ entry }) => idOf(entry) ?? []))].sort((a, b) => a - b);
      return Array.from({ length: Math.ceil(ids.length / LOOKUP_SIZE) }, (_, block) => ({
        type,
        by,
        ids: ids.slice(block * LOOKUP_SIZE, (block + 1) * LOOKUP_SIZE),
      }));
    }),
  );
}
