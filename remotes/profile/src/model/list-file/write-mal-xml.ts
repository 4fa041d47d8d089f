import type { ListEntry } from '@tsugi/data/operations/media-list-collection';
import type { MediaFormat, MediaType } from '@tsugi/data/wire/tracker';
import { scoreIn } from './convert-score.ts';
import { type ExportedList, inPieces } from './export-source.ts';
import { dateText } from './fuzzy-date-text.ts';
import { malStatus } from './mal-status.ts';

const NO_DATE = '0000-00-00';

/**
 * What the importer of MyAnimeList accepts, in the form of its own export. It knows titles by its own ids alone: entries without
 * one are left out.
 */
export function* writeMalXml(userName: string, { type, entries }: ExportedList): Generator<string> {
  const known = entries.filter(({ media }) => media.idMal !== null);
  const kind = type === 'ANIME' ? 'anime' : 'manga';
  yield [
    '<?xml version="1.0" encoding="UTF-8" ?>',
    '<myanimelist>',
    '<myinfo>',
    element('user_name', cdata(userName)),
    element('user_export_type', type === 'ANIME' ? 1 : 2),
    element(`user_total_${kind}`, known.length),
    '</myinfo>',
    '',
  ].join('\n');
  yield* inPieces(known, (entry) => {
    const members = type === 'ANIME' ? animeMembers(entry) : mangaMembers(entry);
    return `<${kind}>\n${members.join('\n')}\n</${kind}>\n`;
  });
  yield '</myanimelist>\n';
}

/** The titles that a file for MyAnimeList leaves out. */
export function withoutMalId(entries: readonly ListEntry[]): readonly ListEntry[] {
  return entries.filter(({ media }) => media.idMal === null);
}

function animeMembers(entry: ListEntry): readonly string[] {
  const { media } = entry;
  const isAgain = entry.status === 'REPEATING';
  return [
    element('series_animedb_id', media.idMal),
    element('series_title', cdata(media.title.romaji ?? media.title.userPreferred)),
    element('series_type', malFormat(media.format)),
    element('series_episodes', media.episodes ?? 0),
    element('my_id', 0),
    // Of a title that is watched again, all were watched before.
    element('my_watched_episodes', isAgain ? (media.episodes ?? entry.progress) : entry.progress),
    ...commonMembers(entry, 'ANIME'),
    element('my_times_watched', entry.repeat),
    element('my_rewatching', isAgain ? 1 : 0),
    element('my_rewatching_ep', isAgain ? entry.progress : 0),
    element('update_on_import', 1),
  ];
}

function mangaMembers(entry: ListEntry): readonly string[] {
  const { media } = entry;
  const isAgain = entry.status === 'REPEATING';
  return [
    element('manga_mangadb_id', media.idMal),
    element('manga_title', cdata(media.title.romaji ?? media.title.userPreferred)),
    element('manga_volumes', media.volumes ?? 0),
    element('manga_chapters', media.chapters ?? 0),
    element('my_id', 0),
    element('my_read_volumes', entry.progressVolumes),
    element('my_read_chapters', isAgain ? (media.chapters ?? entry.progress) : entry.progress),
    ...commonMembers(entry, 'MANGA'),
    element('my_times_read', entry.repeat),
    element('my_rereading', isAgain ? 1 : 0),
    element('my_rereading_chap', isAgain ? entry.progress : 0),
    element('update_on_import', 1),
  ];
}

function commonMembers(entry: ListEntry, type: MediaType): readonly string[] {
  return [
    element('my_start_date', dateText(entry.startedAt) || NO_DATE),
    element('my_finish_date', dateText(entry.completedAt) || NO_DATE),
    element('my_score', scoreIn('POINT_10', entry.score100)),
    element('my_status', malStatus(entry.status, type)),
    element('my_comments', cdata(entry.notes ?? '')),
    element('my_tags', cdata('')),
    element('my_priority', 'LOW'),
  ];
}

/** As MyAnimeList names it. */
function malFormat(format: MediaFormat | null): string {
  switch (format) {
    case 'TV':
    case 'TV_SHORT':
      return 'TV' as const;
    case 'MOVIE':
      return 'Movie' as const;
    case 'SPECIAL':
      return 'Special' as const;
    case 'MUSIC':
      return 'Music' as const;
    default:
      return format ?? '';
  }
}

function element(name: string, content: string | number | null): string {
  return `<${name}>${content ?? ''}</${name}>`;
}

/** Characters that XML cannot contain, even escaped: controls, and halves of pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu;

function cdata(text: string): string {
  const clean = text.replace(NOT_IN_XML, '');
  return `<![CDATA[${clean.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}
