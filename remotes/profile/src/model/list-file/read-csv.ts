import { LIST_STATUSES } from '@tsugi/data/pure';
import type { ScoreFormat } from '@tsugi/data/wire/tracker';
import Papa from 'papaparse';
import * as v from 'valibot';
import { originalCell } from './csv-cell.ts';
import { CSV_COLUMNS, type CsvColumn } from './csv-columns.ts';
import {
  type FileEntry,
  type FileMembers,
  isScoreFormat,
  type ListFile,
  MAX_SCORE,
  type RowProblem,
} from './file-entry.ts';
import { FileError, MAX_ROWS, requireRows } from './file-problem.ts';
import { parseDate, parseTime } from './fuzzy-date-text.ts';
import { SUB_SCORES } from './list-file-schema.ts';

/** A cell that is not what its column wants. */
class CellError extends Error {
  readonly problem: RowProblem['problem'];

  constructor(problem: RowProblem['problem']) {
    super(problem.code);
    this.problem = problem;
  }
}

type Cells = Partial<Readonly<Record<CsvColumn, string>>>;

/** A table with the columns of our own export, all or some of them. @throws FileError */
export function readCsv(text: string): ListFile {
  const { data, errors } = Papa.parse<readonly string[]>(text, {
    // Of a file with too many rows no more is read than shows it.
    preview: MAX_ROWS + 2,
    skipEmptyLines: 'greedy',
    delimiter: delimiterOf(text),
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new FileError({ code: 'broken-csv', line: (broken.row ?? 0) + 1 });
  const [head = [], ...rows] = data;
  const columns = columnsOf(head);
  const names = new Set(columns);
  if (!names.has('type') || !(['mediaId', 'idMal', 'title'] as const).some((name) => names.has(name))) {
    throw new FileError({ code: 'other-csv' });
  }
  requireRows(rows.length);

  const cellsOf = rows.map((row) => namedCells(columns, row));
  const format = likelyFormat(cellsOf);
  const entries: FileEntry[] = [];
  const problems: RowProblem[] = [];
  for (const [index, cells] of cellsOf.entries()) {
    try {
      entries.push(readRow(cells, index + 1, format));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      problems.push({ row: index + 1, title: cells.title ?? '', problem: error.problem });
    }
  }
  return { format: 'csv', entries, problems };
}

/** What separates the names of the columns: the parser's own guess looks at texts of users too. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Names of columns in any case; others are not read. */
function columnsOf(head: readonly string[]): readonly (CsvColumn | undefined)[] {
  const known = new Map<string, CsvColumn>(CSV_COLUMNS.map((name) => [name.toLowerCase(), name]));
  return head.map((name) => known.get(name.trim().toLowerCase()));
}

function namedCells(columns: readonly (CsvColumn | undefined)[], row: readonly string[]): Cells {
  return Object.fromEntries(
    columns.flatMap((name, index) => (name ? [[name, originalCell(row[index] ?? '')]] : [])),
  );
}

/** Of a table that does not say in which format its scores are: what most of them are in, so that a slip changes no other row. */
function likelyFormat(rows: readonly Cells[]): ScoreFormat {
  const scores = rows
    .map(({ score = '' }) => Number(score.replace(',', '.')))
    .filter((score) => score > 0 && score <= 100);
  return scores.filter((score) => score > 10).length * 2 > scores.length ? 'POINT_100' : 'POINT_10_DECIMAL';
}

function readRow(cells: Cells, row: number, likely: ScoreFormat): FileEntry {
  const type = cells.type?.trim().toUpperCase();
  if (type !== 'ANIME' && type !== 'MANGA') throw new CellError({ code: 'no-type' });
  const mediaId = idIn(cells, 'mediaId');
  const idMal = idIn(cells, 'idMal');
  const title = cells.title ?? '';
  if (mediaId === undefined && idMal === undefined && title.trim() === '') {
    throw new CellError({ code: 'no-title-or-id' });
  }
  const updatedAt = cells.updatedAt
    ? (parseTime(cells.updatedAt) ?? invalid('updatedAt', cells.updatedAt))
    : undefined;
  return {
    row,
    type,
    ...defined({ mediaId, idMal }),
    title,
    members: readMembers(cells, likely),
    ...defined({ updatedAt }),
  };
}

function readMembers(cells: Cells, likely: ScoreFormat): FileMembers {
  const { status, score, scoreFormat, notes } = cells;
  return defined({
    status: status ? readStatus(status) : undefined,
    score: score ? readScore(score, isScoreFormat(scoreFormat) ? scoreFormat : likely) : undefined,
    advancedScores: readJsonCell(cells, 'advancedScores', SUB_SCORES, []),
    progress: countIn(cells, 'progress'),
    progressVolumes: countIn(cells, 'progressVolumes'),
    repeat: countIn(cells, 'repeat'),
    private: switchIn(cells, 'private'),
    hiddenFromStatusLists: switchIn(cells, 'hiddenFromStatusLists'),
    notes: notes === '' ? null : notes,
    customLists: readJsonCell(cells, 'customLists', NAMES, []),
    startedAt: dateIn(cells, 'startedAt'),
    completedAt: dateIn(cells, 'completedAt'),
  });
}

const NAMES = v.array(v.string());

function invalid(field: CsvColumn, value: string): never {
  throw new CellError({ code: 'invalid', field, value: value.slice(0, 60) });
}

function readStatus(text: string) {
  const word = text.trim().toUpperCase();
  return LIST_STATUSES.find((status) => status === word) ?? invalid('status', text);
}

function readScore(text: string, format: ScoreFormat) {
  const value = Number(text.replace(',', '.'));
  if (Number.isNaN(value)) return invalid('score', text);
  const max = MAX_SCORE[format];
  if (value < 0 || value > max) throw new CellError({ code: 'score-range', value: text.slice(0, 60), max });
  return { value, format };
}

function numberIn(cells: Cells, name: CsvColumn, least: number): number | undefined {
  const text = cells[name]?.trim();
  if (!text) return undefined;
  const value = Number(text);
  return Number.isInteger(value) && value >= least && value <= 2_147_483_647 ? value : invalid(name, text);
}

const countIn = (cells: Cells, name: CsvColumn) => numberIn(cells, name, 0);
const idIn = (cells: Cells, name: CsvColumn) => numberIn(cells, name, 1);

function switchIn(cells: Cells, name: CsvColumn): boolean | undefined {
  const text = cells[name]?.trim().toLowerCase();
  if (!text) return undefined;
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : invalid(name, text);
}

function dateIn(cells: Cells, name: CsvColumn) {
  const text = cells[name]?.trim();
  if (text === undefined) return undefined;
  const date = parseDate(text);
  return date === undefined ? invalid(name, text) : date;
}

function readJsonCell<S extends v.GenericSchema>(
  cells: Cells,
  name: CsvColumn,
  schema: S,
  none: v.InferOutput<S>,
): v.InferOutput<S> | undefined {
  const text = cells[name];
  if (text === undefined) return undefined;
  if (text.trim() === '') return none;
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    // No JSON, or of another form: both are the cell's fault.
    return invalid(name, text);
  }
}

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the members that are not known. */
function defined<T extends object>(members: T): Defined<T> {
  // Those that stay have a value.
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
