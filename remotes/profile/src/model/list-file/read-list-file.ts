import type { ListFile } from './file-entry.ts';
import { FileError } from './file-problem.ts';
import { readCsv } from './read-csv.ts';
import { readFileText } from './read-file-text.ts';
import { readJson } from './read-json.ts';
import { readMalXml } from './read-mal-xml.ts';

/** Reads a file of any of the formats, which is told by its content: names of files say anything. @throws FileError */
export async function readListFile(file: Blob): Promise<ListFile> {
  const list = parseListText(await readFileText(file));
  if (list.entries.length + list.problems.length === 0) throw new FileError({ code: 'empty' });
  return list;
}

/** @throws FileError */
export function parseListText(text: string): ListFile {
  const first = text.trimStart().charAt(0);
  if (first === '<') return readMalXml(text);
  return first === '{' || first === '[' ? readJson(text) : readCsv(text);
}
