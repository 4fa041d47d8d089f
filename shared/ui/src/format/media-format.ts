import { reportUnknown } from './report-unknown.ts';

const LABELS: Readonly<Record<string, string>> = {
  TV: 'TV',
  TV_SHORT: 'TV short',
  MOVIE: 'Movie',
  SPECIAL: 'Special',
  OVA: 'OVA',
  ONA: 'ONA',
  MUSIC: 'Music',
  MANGA: 'Manga',
  NOVEL: 'Light novel',
  ONE_SHOT: 'One shot',
};

/** `TV_SHORT` to "TV short". An unknown format is logged and shown as it is; none gives an empty string. */
export function mediaFormatLabel(format: string | null | undefined): string {
  if (!format) return '';
  return LABELS[format] ?? reportUnknown(format);
}
