import { CSV_COLUMNS, type CsvColumn, jsonCell } from '../../../model/list-file/csv-columns.ts';
import { inPieces } from '../../../model/list-file/export-source.ts';
import type { FileEntry } from '../../../model/list-file/file-entry.ts';
import { dateText, timeText } from '../../../model/list-file/fuzzy-date-text.ts';
import { csvHead, csvLine } from '../../../model/list-file/write-csv.ts';
import type { RestFormat } from './import.protocol.ts';
import type { ImportRow } from './import-table.ts';

/** `problem` is for people: a file that is imported again is read without it. */
const COLUMNS = ['row', 'problem', ...CSV_COLUMNS] as const;

/**
 * Rows that no title was found for, or that are wrong: as a table that can be mended and imported, or as JSON for other
 * programs, `[{ row, problem, type, title, … }]` with what the file says of each.
 */
export function writeRest(rows: readonly ImportRow[], format: RestFormat): Blob {
  const rest = rows.filter(({ state }) => state === 'missing' || state === 'unclear' || state === 'problem');
  if (format === 'json') {
    const pieces = inPieces(rest, (row, at) => `${at === 0 ? '' : ','}\n${JSON.stringify(restRow(row))}`);
    return new Blob(['[', ...pieces, '\n]\n'], { type: 'application/json' });
  }
  return new Blob([csvHead(COLUMNS), ...inPieces(rest, (row) => csvLine(COLUMNS, restCells(row)))], {
    type: 'text/csv',
  });
}

/** Of a row that could not be read there is no more than its title. */
function isRead({ problem }: ImportRow): boolean {
  return !problem || problem.code === 'duplicate';
}

function restRow(one: ImportRow) {
  const { entry, state, problem } = one;
  const { row, type, mediaId, idMal, title, members, updatedAt } = entry;
  const about = { row, problem: problem ?? { code: state }, title };
  return isRead(one) ? { ...about, type, mediaId, idMal, ...members, updatedAt } : about;
}

function restCells(row: ImportRow) {
  const { entry, state, problem } = row;
  const cells = { row: String(entry.row), problem: problem?.code ?? state };
  return isRead(row) ? { ...cells, ...entryCells(entry) } : { ...cells, title: entry.title };
}

/** What the file knows of an entry; the rest stays empty. */
function entryCells({
  type,
  mediaId,
  idMal,
  title,
  members,
  updatedAt,
}: FileEntry): Partial<Record<CsvColumn, string>> {
  const { score, advancedScores, customLists, notes, startedAt, completedAt } = members;
  const text = (value: string | number | boolean | undefined) => String(value ?? '');
  return {
    type,
    mediaId: text(mediaId),
    idMal: text(idMal),
    title,
    status: text(members.status),
    score: text(score?.value),
    scoreFormat: score?.format ?? '',
    advancedScores: jsonCell(advancedScores ?? []),
    progress: text(members.progress),
    progressVolumes: text(members.progressVolumes),
    repeat: text(members.repeat),
    private: text(members.private),
    hiddenFromStatusLists: text(members.hiddenFromStatusLists),
    customLists: jsonCell(customLists ?? []),
    notes: notes ?? '',
    startedAt: dateText(startedAt),
    completedAt: dateText(completedAt),
    updatedAt: timeText(updatedAt ?? null),
  };
}
