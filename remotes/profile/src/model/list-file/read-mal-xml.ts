import type { MediaType } from '@tsugi/data/wire/tracker';
import { SaxesParser } from 'saxes';
import { type FileEntry, type FileMembers, type ListFile, MAX_SCORE, type RowProblem } from './file-entry.ts';
import { FileError, requireRows } from './file-problem.ts';
import { parseDate } from './fuzzy-date-text.ts';
import { parseMalStatus } from './mal-status.ts';

/** Characters that are parsed at once. */
const AT_ONCE = 1_000_000;

type Texts = Readonly<Record<string, string>>;

/**
 * The export of MyAnimeList, which other tools write too. The parser expands no entities but those of XML itself, and a document type,
 * which could declare more, is refused. @throws FileError
 */
export function readMalXml(text: string): ListFile {
  const entries: FileEntry[] = [];
  const problems: RowProblem[] = [];
  let userName: string | undefined;
  let row = 0;
  parseElements(text, (name, texts) => {
    if (name === 'myinfo') userName = texts.user_name?.trim() || undefined;
    if (name !== 'anime' && name !== 'manga') return;
    row += 1;
    requireRows(row);
    const read = readEntry(texts, row, name === 'anime' ? 'ANIME' : 'MANGA');
    if ('problem' in read) problems.push(read);
    else entries.push(read);
  });
  return { format: 'mal-xml', ...(userName ? { userName } : {}), entries, problems };
}

/** @param onChild called for each child of the root, with the texts of its children */
function parseElements(text: string, onChild: (name: string, texts: Texts) => void): void {
  const parser = new SaxesParser();
  /** Names of the open elements. */
  const path: string[] = [];
  let texts: Record<string, string> = {};
  const addText = (part: string) => {
    const [, , field] = path;
    if (field !== undefined && path.length === 3) texts[field] = (texts[field] ?? '') + part;
  };
  parser.on('error', (error) => {
    throw new FileError({ code: 'broken-xml', line: parser.line }, error);
  });
  parser.on('doctype', (type) => {
    throw new FileError({ code: type.trim().toLowerCase().startsWith('html') ? 'other-xml' : 'xml-doctype' });
  });
  parser.on('opentag', ({ name, isSelfClosing }) => {
    if (path.length === 0 && name !== 'myanimelist') throw new FileError({ code: 'other-xml' });
    path.push(name);
    if (path.length === 2) texts = Object.create(null);
    if (path.length === 3 && isSelfClosing) texts[name] ??= '';
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (path.length === 1) onChild(name, texts);
    if (path.length === 2) texts[name] ??= '';
  });
  for (let at = 0; at < text.length; at += AT_ONCE) parser.write(text.slice(at, at + AT_ONCE));
  parser.close();
}

function readEntry(texts: Texts, row: number, type: MediaType): FileEntry | RowProblem {
  const isAnime = type === 'ANIME';
  const title = (isAnime ? texts.series_title : (texts.manga_title ?? texts.series_title))?.trim() ?? '';
  const id = isAnime ? texts.series_animedb_id : (texts.manga_mangadb_id ?? texts.series_mangadb_id);
  const wrong = (problem: RowProblem['problem']): RowProblem => ({ row, title, problem });
  const idMal = countOf(id);
  if (!idMal && title === '') return wrong({ code: 'no-title-or-id' });
  const status = texts.my_status?.trim() ? parseMalStatus(texts.my_status) : undefined;
  if (texts.my_status?.trim() && !status) {
    return wrong({ code: 'invalid', field: 'my_status', value: texts.my_status.slice(0, 60) });
  }
  const score = Number(texts.my_score ?? 0);
  const max = MAX_SCORE.POINT_10;
  if (!(score >= 0 && score <= max)) {
    return wrong({ code: 'score-range', value: (texts.my_score ?? '').slice(0, 60), max });
  }
  return {
    row,
    type,
    ...(idMal ? { idMal } : {}),
    title,
    members: { ...(status ? { status } : {}), ...membersOf(texts, score, isAnime) },
  };
}

/** What such a file leaves empty it may not know: no date, no comment and no score change nothing. */
function membersOf(texts: Texts, score: number, isAnime: boolean): FileMembers {
  const isAgain = (isAnime ? texts.my_rewatching : (texts.my_rereading ?? texts.my_rereadingg))?.trim();
  const isRepeating = isAgain === '1' || isAgain?.toLowerCase() === 'yes';
  const seen = countOf(isAnime ? texts.my_watched_episodes : texts.my_read_chapters);
  const seenAgain = countOf(isAnime ? texts.my_rewatching_ep : texts.my_rereading_chap);
  const progress = isRepeating ? (seenAgain ?? seen) : seen;
  const volumes = isAnime ? undefined : countOf(texts.my_read_volumes);
  const repeat = countOf(isAnime ? texts.my_times_watched : texts.my_times_read);
  const startedAt = parseDate(texts.my_start_date?.trim() ?? '');
  const completedAt = parseDate(texts.my_finish_date?.trim() ?? '');
  const notes = texts.my_comments;
  return {
    ...(isRepeating ? { status: 'REPEATING' as const } : {}),
    ...(score > 0 ? { score: { value: score, format: 'POINT_10' as const } } : {}),
    ...(progress === undefined ? {} : { progress }),
    ...(volumes === undefined ? {} : { progressVolumes: volumes }),
    ...(repeat ? { repeat } : {}),
    ...(startedAt ? { startedAt } : {}),
    ...(completedAt ? { completedAt } : {}),
    ...(notes ? { notes } : {}),
  };
}

/** @returns undefined for what is no count */
function countOf(text: string | undefined): number | undefined {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isInteger(value) && value >= 0 && value <= 2_147_483_647 ? value : undefined;
}
