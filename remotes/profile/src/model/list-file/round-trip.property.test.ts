import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { MediaType } from '@tsugi/data/wire/tracker';
import fc from 'fast-check';
import Papa from 'papaparse';
import type { ExportSource } from './export-source.ts';
import type { FileDate, FileEntry } from './file-entry.ts';
import { toJsonEntry } from './json-entry.ts';
import { toFileEntry } from './read-json.ts';
import { parseListText } from './read-list-file.ts';
import { entries } from './testing/random-entries.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';
import { writeMalXml } from './write-mal-xml.ts';

const source = (anime: readonly ListEntry[], manga: readonly ListEntry[] = []): ExportSource => ({
  userName: 'aoi',
  scoreFormat: 'POINT_10_DECIMAL',
  exportedAt: 1_700_000_000_000,
  lists: [
    { type: 'ANIME', asOf: 1_699_999_000_000, entries: anime },
    { type: 'MANGA', asOf: 1_699_998_000_000, entries: manga },
  ],
});

/** What a reader of a complete format must find. */
function expected(all: readonly ListEntry[], type: MediaType, before = 0): readonly FileEntry[] {
  return all.map((entry, index) =>
    toFileEntry(toJsonEntry(entry), before + index + 1, type, 'POINT_10_DECIMAL'),
  );
}

it('reads from an own JSON export exactly what was written', () => {
  fc.assert(
    fc.property(entries, entries, (anime, manga) => {
      const file = parseListText([...writeJson(source(anime, manga))].join(''));
      expect(file.problems).toEqual([]);
      expect(file.entries).toEqual([...expected(anime, 'ANIME'), ...expected(manga, 'MANGA', anime.length)]);
    }),
  );
});

/** CSV has no score of 100, and no date without any part. */
function asInCsv({ members, ...entry }: FileEntry): FileEntry {
  const { score, startedAt, completedAt } = members;
  return {
    ...entry,
    members: {
      ...members,
      ...(score ? { score: { value: score.value, format: score.format } } : {}),
      startedAt: withAnyPart(startedAt),
      completedAt: withAnyPart(completedAt),
    },
  };
}

function withAnyPart(date: FileDate | null | undefined): FileDate | null {
  return date && (date.year ?? date.month ?? date.day) !== null ? date : null;
}

it('reads from an own CSV export exactly what was written', () => {
  fc.assert(
    fc.property(entries, entries, (anime, manga) => {
      const file = parseListText([...writeCsv(source(anime, manga))].join(''));
      expect(file.problems).toEqual([]);
      expect(file.entries).toEqual(
        [...expected(anime, 'ANIME'), ...expected(manga, 'MANGA', anime.length)].map(asInCsv),
      );
    }),
  );
});

it('lets no cell of a CSV export begin like a formula', () => {
  fc.assert(
    fc.property(entries, (anime) => {
      const { data } = Papa.parse<readonly string[]>([...writeCsv(source(anime))].join(''), {
        delimiter: ',',
      });
      expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});

it('reads from an own file for MyAnimeList all that it can say, and it leaves out titles without an id there', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom<MediaType>('ANIME', 'MANGA'), (all, type) => {
      const text = [...writeMalXml('aoi', { type, asOf: 0, entries: all })].join('');
      const file = parseListText(text);
      const known = all.filter(({ media }) => media.idMal !== null);
      expect(file.problems).toEqual([]);
      expect(file.entries.map(({ idMal, members }) => ({ idMal, ...essence(members) }))).toEqual(
        known.map((entry) => ({
          idMal: entry.media.idMal,
          status: entry.status,
          progress: entry.progress,
          repeat: entry.repeat || undefined,
          startedAt: withAnyPart(entry.startedAt) ?? undefined,
          completedAt: withAnyPart(entry.completedAt) ?? undefined,
          notes: entry.notes?.replaceAll(/\r\n?/g, '\n') || undefined,
        })),
      );
    }),
  );
});

function essence({ status, progress, repeat, startedAt, completedAt, notes }: FileEntry['members']) {
  return { status, progress, repeat, startedAt, completedAt, notes };
}
