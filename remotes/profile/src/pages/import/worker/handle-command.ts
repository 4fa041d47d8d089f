import type { BatchChange } from '@tsugi/data/batches';
import { FileError } from '../../../model/list-file/file-problem.ts';
import { readListFile } from '../../../model/list-file/read-list-file.ts';
import { createOwnLists, type OwnLists } from '../../../model/own-list/own-lists.ts';
import type {
  ImportCommand,
  ImportResults,
  ReadResult,
  RowView,
  ViewQuery,
  ViewResult,
} from './import.protocol.ts';
import {
  createImportTable,
  type ImportRow,
  type ImportTable,
  isChosen,
  isFileNewer,
} from './import-table.ts';
import { writeRest } from './write-rest.ts';

/** Holds a file with the viewer's lists; the same code in the worker and, where there is none, in the page. */
export function createCommandHandler(
  own: OwnLists = createOwnLists(),
): (command: ImportCommand) => Promise<ImportResults[ImportCommand['kind']]> {
  let table: ImportTable | undefined;
  let view: ViewQuery = { state: 'all', text: '', strategy: 'add' };
  const open = () => {
    if (!table) throw new Error('No file was read');
    return table;
  };
  const read = async (blob: Blob): Promise<ReadResult> => {
    try {
      const file = await readListFile(blob);
      table = createImportTable(file);
      const types = (['ANIME', 'MANGA'] as const).filter((type) =>
        file.entries.some((entry) => entry.type === type),
      );
      return {
        status: 'read',
        file: {
          format: file.format,
          userName: file.userName,
          types,
          rows: table.rows.length,
          hasTimes: file.entries.some(({ updatedAt }) => updatedAt !== undefined),
        },
      };
    } catch (error) {
      if (error instanceof FileError) return { status: 'refused', problem: error.problem };
      throw error;
    }
  };

  return async (command) => {
    switch (command.kind) {
      case 'read':
        return read(command.file);
      case 'match':
        return open().match(own.list, command.options);
      case 'found':
        open().found(command.lookup, command.media);
        return undefined;
      case 'unclear':
        return open().unclear();
      case 'settle':
        open().settle(command.index, command.media);
        return undefined;
      case 'unknown-lists':
        return open().unknownLists();
      case 'view':
        view = command.query;
        return viewOf(open().rows, view);
      case 'rows': {
        const { rows } = open();
        return command.rows.flatMap((index) => {
          const row = rows[index];
          return row ? [rowView(row, index, view)] : [];
        });
      }
      case 'choose': {
        const { rows } = open();
        const indexes = typeof command.rows === 'number' ? [command.rows] : passing(rows, command.rows);
        for (const index of indexes) {
          const row = rows[index];
          if (row && canChoose(row)) row.isChosen = command.isChosen;
        }
        return undefined;
      }
      case 'chosen': {
        const { type, strategy, from, count } = command;
        return open()
          .rows.filter((row) => row.entry.type === type && isChosen(row, strategy))
          .slice(from, from + count)
          .flatMap(toChange);
      }
      case 'write-rest':
        return writeRest(open().rows, command.format);
      default:
        return own.run(command);
    }
  };
}

function canChoose({ state }: ImportRow): boolean {
  return state === 'new' || state === 'changed';
}

function titleOf({ media, entry }: ImportRow): string {
  return media?.title ?? entry.title;
}

function passing(rows: readonly ImportRow[], { state, text }: ViewQuery): number[] {
  const part = text.trim().toLowerCase();
  return rows.flatMap((row, index) => {
    if (state !== 'all' && row.state !== state) return [];
    if (part === '') return [index];
    const isTitled = [titleOf(row), row.entry.title].some((title) => title.toLowerCase().includes(part));
    return isTitled ? [index] : [];
  });
}

function viewOf(rows: readonly ImportRow[], query: ViewQuery): ViewResult {
  const counts = { new: 0, changed: 0, same: 0, unclear: 0, missing: 0, problem: 0 };
  let chosen = 0;
  for (const row of rows) {
    // By the time of a view nothing waits.
    if (row.state !== 'waiting') counts[row.state] += 1;
    if (isChosen(row, query.strategy)) chosen += 1;
  }
  const shown = passing(rows, query);
  const choosable = shown.filter((index) => rows[index] && canChoose(rows[index]));
  return {
    counts,
    rows: Int32Array.from(shown),
    chosen,
    choosable: choosable.length,
    chosenShown: choosable.filter((index) => rows[index] && isChosen(rows[index], query.strategy)).length,
  };
}

function rowView(row: ImportRow, index: number, { strategy }: ViewQuery): RowView {
  const { entry, state, media, difference, problem } = row;
  return {
    index,
    row: entry.row,
    type: entry.type,
    state: state === 'waiting' ? 'missing' : state,
    title: titleOf(row),
    media,
    before: difference?.before,
    after: difference?.after,
    problem,
    isChosen: isChosen(row, strategy),
    isOwnNewer: state === 'changed' && entry.updatedAt !== undefined && !isFileNewer(row),
  };
}

function toChange({ media, own, difference }: ImportRow): readonly BatchChange[] {
  if (!media || !difference) return [];
  return [
    {
      mediaId: media.id,
      title: media.title,
      ...(own ? { entryId: own.id } : {}),
      ...(difference.before ? { before: difference.before } : {}),
      after: difference.after,
    },
  ];
}
