import { type ExportSource, inPieces } from './export-source.ts';
import { FORMAT_NAME, FORMAT_VERSION } from './format-name.ts';
import { toJsonEntry } from './json-entry.ts';

/** Everything of the entries, one a line, in the format of `docs/list-export.schema.json`. */
export function* writeJson({ userName, scoreFormat, exportedAt, lists }: ExportSource): Generator<string> {
  const head = {
    format: FORMAT_NAME,
    version: FORMAT_VERSION,
    exportedAt: new Date(exportedAt).toISOString(),
    user: { name: userName, scoreFormat },
  };
  yield `${JSON.stringify(head).slice(0, -1)},"lists":[`;
  for (const [index, { type, asOf, entries }] of lists.entries()) {
    const time = new Date(asOf).toISOString();
    yield `${index === 0 ? '' : ','}\n{"type":"${type}","asOf":"${time}","entries":[`;
    yield* inPieces(entries, (entry, at) => `${at === 0 ? '' : ','}\n${JSON.stringify(toJsonEntry(entry))}`);
    yield '\n]}';
  }
  yield '\n]}\n';
}
