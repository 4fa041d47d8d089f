import { present } from '@tsugi/data/operation';
import { personPath, seasonPath } from '@tsugi/data/pure';
import {
  countryLabel,
  type FuzzyDate,
  formatFuzzyDate,
  formatNumber,
  mediaFormatLabel,
  mediaStatusLabel,
  seasonLabel,
} from '@tsugi/ui/components';
import { enumLabel } from '../enum-label.ts';
import type { MediaDetail } from '../media/media-detail.query.ts';

export interface Fact {
  readonly label: string;
  /** One line each. */
  readonly values: readonly string[];
  /** Where the value leads, from the product's root. */
  readonly to?: string;
  /** Where values of their own lead, by value: a path from the product's root, or a complete URL. */
  readonly links?: Readonly<Record<string, string>>;
  /** Language of the values, where it is not the page's. */
  readonly lang?: string;
}

export type FactsSource = Pick<
  MediaDetail,
  | 'type'
  | 'title'
  | 'synonyms'
  | 'format'
  | 'status'
  | 'episodes'
  | 'duration'
  | 'chapters'
  | 'volumes'
  | 'startDate'
  | 'endDate'
  | 'season'
  | 'seasonYear'
  | 'source'
  | 'countryOfOrigin'
  | 'studios'
>;

/** The facts of a media in their order; unknown ones are left out. */
export function mediaFacts(media: FactsSource): readonly Fact[] {
  const { title } = media;
  const other = (value: string | null | undefined) => (value && value !== title.userPreferred ? [value] : []);
  const { countryOfOrigin: country, season, seasonYear: year } = media;
  const facts: Fact[] = [
    { label: 'Format', values: [formatText(media)] },
    { label: media.type === 'MANGA' ? 'Published' : 'Aired', values: [dates(media)] },
    {
      label: 'Season',
      values: [season ? seasonLabel(season, year) : ''],
      ...(season && year ? { to: seasonPath({ season, year }) } : {}),
    },
    { label: 'Status', values: [mediaStatusLabel(media.status)] },
    { label: 'Chapters', values: [count(media.chapters)] },
    { label: 'Volumes', values: [count(media.volumes)] },
    { label: 'Source', values: [enumLabel(media.source)] },
    { label: 'Studios', ...studios(media) },
    { label: 'Country', values: [country ? countryLabel(country) : ''] },
    { label: 'English', values: other(title.english) },
    { label: 'Romaji', values: other(title.romaji) },
    { label: 'Native', values: other(title.native), ...langOf(country) },
    { label: 'Synonyms', values: present(media.synonyms) },
  ];
  return facts
    .map((fact) => ({ ...fact, values: fact.values.filter(Boolean) }))
    .filter(({ values }) => values.length > 0);
}

/** "TV, 12 episodes of 24 min", "Movie, 112 min", "Manga". */
function formatText({ format, episodes, duration }: FactsSource): string {
  const length = duration ? `${duration} min` : '';
  const parts = [mediaFormatLabel(format)];
  if (episodes === 1 || !episodes) parts.push(length && !episodes ? `episodes of ${length}` : length);
  else parts.push(`${formatNumber(episodes)} episodes${length && ` of ${length}`}`);
  return parts.filter(Boolean).join(', ');
}

function dates({ startDate, endDate, status }: FactsSource): string {
  return dateRange(startDate, endDate, status === 'RELEASING' || status === 'HIATUS');
}

function count(value: number | null): string {
  return value ? formatNumber(value) : '';
}

/** Main studios first, then the others. */
function studios({ studios }: FactsSource): Pick<Fact, 'values' | 'links'> {
  const edges = present(studios?.edges);
  const nodes = [...edges.filter(({ isMain }) => isMain), ...edges.filter(({ isMain }) => !isMain)].flatMap(
    ({ node }) => node ?? [],
  );
  return {
    values: [...new Set(nodes.map(({ name }) => name))],
    links: Object.fromEntries(nodes.map(({ id, name }) => [name, personPath('studio', id, name)])),
  };
}

const LANGUAGES: ReadonlyMap<string | null, string> = new Map([
  ['JP', 'ja'],
  ['KR', 'ko'],
  ['CN', 'zh'],
  ['TW', 'zh-TW'],
]);

function langOf(country: string | null): { readonly lang?: string } {
  const lang = LANGUAGES.get(country);
  return lang ? { lang } : {};
}

/** "Oct 4 to Dec 20, 2026", "Oct 4, 2026" for a single day, "Oct 2026 to ?" while it goes on, or an empty string. */
export function dateRange(start: FuzzyDate | null, end: FuzzyDate | null, goesOn: boolean): string {
  const from = formatFuzzyDate(start);
  const to = formatFuzzyDate(end);
  if (!from) return to && `until ${to}`;
  if (!to) return goesOn ? `${from} to ?` : from;
  if (from === to) return from;
  const isOneYear = start?.year === end?.year && start?.month && end?.month;
  return `${isOneYear ? formatFuzzyDate({ ...start, year: null }) : from} to ${to}`;
}
