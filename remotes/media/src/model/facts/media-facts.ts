import { personPath, seasonPath } from '@tsugi/data/pure';
import {
  countryLabel,
  formatNumber,
  mediaFormatLabel,
  mediaStatusLabel,
  seasonLabel,
} from '@tsugi/ui/components';
import { enumLabel } from '../enum-label.ts';
import type { MediaType } from '../media/media-params.ts';
import { present } from '../present.ts';
import { dateRange } from './date-range.ts';

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

interface PartialDate {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export interface FactsSource {
  readonly type: MediaType | null;
  readonly format: string | null;
  readonly status: string | null;
  readonly episodes: number | null;
  readonly duration: number | null;
  readonly chapters: number | null;
  readonly volumes: number | null;
  readonly startDate: PartialDate | null;
  readonly endDate: PartialDate | null;
  readonly season: string | null;
  readonly seasonYear: number | null;
  readonly source: string | null;
  readonly countryOfOrigin: unknown;
  readonly synonyms: readonly (string | null)[] | null;
  readonly title: {
    readonly userPreferred: string | null;
    readonly english: string | null;
    readonly romaji: string | null;
    readonly native: string | null;
  } | null;
  readonly studios: {
    readonly edges:
      | readonly ({
          readonly isMain: boolean;
          readonly node: { readonly id: number; readonly name: string } | null;
        } | null)[]
      | null;
  } | null;
}

/** The facts of a media in their order; unknown ones are left out. */
export function mediaFacts(media: FactsSource): readonly Fact[] {
  const { title } = media;
  const other = (value: string | null | undefined) =>
    value && value !== title?.userPreferred ? [value] : [];
  const country = typeof media.countryOfOrigin === 'string' ? media.countryOfOrigin : null;
  const { season, seasonYear: year } = media;
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
    { label: 'English', values: other(title?.english) },
    { label: 'Romaji', values: other(title?.romaji) },
    { label: 'Native', values: other(title?.native), ...langOf(country) },
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
