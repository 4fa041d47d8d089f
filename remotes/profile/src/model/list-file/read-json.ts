import type { MediaType, ScoreFormat } from '@tsugi/data/wire/tracker';
import * as v from 'valibot';
import { type FileEntry, type ListFile, MAX_SCORE, type RowProblem } from './file-entry.ts';
import { FileError, requireRows } from './file-problem.ts';
import { FORMAT_NAME, FORMAT_VERSION } from './format-name.ts';
import { ENTRY, HEAD, type JsonEntry } from './list-file-schema.ts';

const NAMED = v.object({ format: v.literal(FORMAT_NAME), version: v.number() });

/** The product's own export. An entry that does not have its form is a problem, and the others are read. @throws FileError */
export function readJson(text: string): ListFile {
  const content = parse(text);
  const named = v.safeParse(NAMED, content);
  if (!named.success) throw new FileError({ code: 'other-json' });
  const { version } = named.output;
  if (version > FORMAT_VERSION) throw new FileError({ code: 'newer-version', version });
  const head = v.safeParse(HEAD, content);
  if (!head.success) throw new FileError({ code: 'other-json' });
  const { user, lists } = head.output;
  requireRows(lists.reduce((sum, list) => sum + list.entries.length, 0));

  const entries: FileEntry[] = [];
  const problems: RowProblem[] = [];
  let row = 0;
  for (const { type, entries: all } of lists) {
    for (const one of all) {
      row += 1;
      const read = readEntry(one, row, type, user.scoreFormat);
      if ('problem' in read) problems.push(read);
      else entries.push(read);
    }
  }
  return { format: 'json', userName: user.name, entries, problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new FileError({ code: 'broken-json' }, cause);
  }
}

function readEntry(one: unknown, row: number, type: MediaType, format: ScoreFormat): FileEntry | RowProblem {
  const result = v.safeParse(ENTRY, one, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    const field = v.getDotPath(issue) ?? '';
    return { row, title: titleOf(one), problem: { code: 'invalid', field, value: issue.received } };
  }
  const entry = result.output;
  const { score } = entry;
  if (score > MAX_SCORE[format]) {
    const problem = { code: 'score-range', value: String(score), max: MAX_SCORE[format] } as const;
    return { row, title: entry.title.userPreferred, problem };
  }
  return toFileEntry(entry, row, type, format);
}

/** As far as a broken entry has one. */
function titleOf(one: unknown): string {
  const titled = v.safeParse(v.object({ title: v.object({ userPreferred: v.string() }) }), one);
  return titled.success ? titled.output.title.userPreferred : '';
}

export function toFileEntry(entry: JsonEntry, row: number, type: MediaType, format: ScoreFormat): FileEntry {
  const { mediaId, idMal, title, score, score100, status, updatedAt, ...rest } = entry;
  return {
    row,
    type,
    mediaId,
    ...(idMal === null ? {} : { idMal }),
    title: title.userPreferred,
    members: {
      ...(status === null ? {} : { status }),
      score: { value: score, format, of100: score100 },
      advancedScores: rest.advancedScores,
      progress: rest.progress,
      progressVolumes: rest.progressVolumes,
      repeat: rest.repeat,
      private: rest.private,
      hiddenFromStatusLists: rest.hiddenFromStatusLists,
      notes: rest.notes,
      customLists: rest.customLists,
      startedAt: rest.startedAt,
      completedAt: rest.completedAt,
    },
    ...(updatedAt === null ? {} : { updatedAt }),
  };
}
