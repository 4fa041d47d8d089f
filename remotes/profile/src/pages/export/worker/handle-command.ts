import type { MediaType } from '@tsugi/data/wire/tracker';
import { nextTask } from '@tsugi/platform/next-task';
import type { ExportedList } from '../../../model/list-file/export-source.ts';
import { writeCsv } from '../../../model/list-file/write-csv.ts';
import { writeJson } from '../../../model/list-file/write-json.ts';
import { withoutMalId, writeMalXml } from '../../../model/list-file/write-mal-xml.ts';
import { createOwnLists, type OwnLists } from '../../../model/own-list/own-lists.ts';
import type { ExportCommand, ExportResults, WriteCommand, WrittenList } from './export.protocol.ts';

/** Holds the viewer's lists and writes them; the same code in the worker and, where there is none, in the page. */
export function createCommandHandler(
  own: OwnLists = createOwnLists(),
): (command: ExportCommand) => Promise<ExportResults[ExportCommand['kind']]> {
  const entriesOf = (type: MediaType) => own.list(type)?.entries() ?? [];
  return async (command) => {
    switch (command.kind) {
      case 'write': {
        const lists = command.lists.map((list) => ({ ...list, entries: entriesOf(list.type) }));
        return write(command, lists);
      }
      case 'left-out':
        return withoutMalId(entriesOf(command.type)).map(({ mediaId, media }) => ({
          id: mediaId,
          title: media.title.userPreferred,
        }));
      case 'write-left-out': {
        const { type, scoreFormat } = command;
        const entries = withoutMalId(entriesOf(type));
        const lists = [{ type, asOf: 0, entries }];
        const pieces = writeCsv({ userName: '', scoreFormat, exportedAt: 0, lists });
        return { blob: await toBlob(pieces, 'text/csv'), entries: entries.length };
      }
      default:
        return own.run(command);
    }
  };
}

async function write(command: WriteCommand, lists: readonly ExportedList[]): Promise<WrittenList> {
  const count = (written: readonly ExportedList[]) =>
    written.reduce((sum, { entries }) => sum + entries.length, 0);
  switch (command.format) {
    case 'json':
      return {
        blob: await toBlob(writeJson({ ...command, lists }), 'application/json'),
        entries: count(lists),
      };
    case 'csv':
      return { blob: await toBlob(writeCsv({ ...command, lists }), 'text/csv'), entries: count(lists) };
    case 'mal-xml': {
      const [list] = lists;
      if (!list) throw new Error('A file for MyAnimeList has one list');
      return {
        blob: await toBlob(writeMalXml(command.userName, list), 'application/xml'),
        entries: list.entries.length - withoutMalId(list.entries).length,
      };
    }
  }
}

/** Piece by piece: the whole text is nowhere in memory, and where the page does it, it stays responsive. */
async function toBlob(pieces: Iterable<string>, type: string): Promise<Blob> {
  const parts: Blob[] = [];
  for (const piece of pieces) {
    parts.push(new Blob([piece]));
    await nextTask();
  }
  return new Blob(parts, { type });
}
