import { harmlessCell } from './csv-cell.ts';
import { CSV_COLUMNS, csvRowOf } from './csv-columns.ts';
import { type ExportSource, inPieces } from './export-source.ts';

/** By it spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

/** One line an entry, as RFC 4180 has it. */
export function* writeCsv({ scoreFormat, lists }: ExportSource): Generator<string> {
  yield csvHead(CSV_COLUMNS);
  for (const { type, entries } of lists) {
    yield* inPieces(entries, (entry) => csvLine(CSV_COLUMNS, csvRowOf(entry, type, scoreFormat)));
  }
}

export function csvHead(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${columns.join(',')}${LINE_END}`;
}

export function csvLine<C extends string>(
  columns: readonly C[],
  row: Partial<Readonly<Record<C, string>>>,
): string {
  return `${columns.map((column) => cell(row[column] ?? '')).join(',')}${LINE_END}`;
}

function cell(text: string): string {
  const harmless = harmlessCell(text);
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
