import { present } from '@tsugi/data/operation';
import { personPath, seasonPath } from '@tsugi/data/pure';
import { plural, t } from '@tsugi/i18n/macro';
import {
  countryLabel,
  type FuzzyDate,
  formatFuzzyDate,
  formatNumber,
  joinItems,
  mediaFormatLabel,
  mediaStatusLabel,
  seasonLabel,
} from '@tsugi/ui/components';
import { countryLanguage } from '@tsugi/ui/simple-text';
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
    { label: t`Format`, values: [formatText(media)] },
    { label: media.type === 'MANGA' ? t`Published` : t`Aired`, values: [dates(media)] },
    {
      label: t`Season`,
      values: [season ? seasonLabel(season, year) : ''],
      ...(season && year ? { to: seasonPath({ season, year }) } : {}),
    },
    { label: t`Status`, values: [mediaStatusLabel(media.status)] },
    { label: t`Chapters`, values: [count(media.chapters)] },
    { label: t`Volumes`, values: [count(media.volumes)] },
    {
      label: t({ message: 'Source', comment: 'Of what kind the work is that this one is made from' }),
      values: [enumLabel(media.source)],
    },
    { label: t`Studios`, ...studios(media) },
    { label: t`Country`, values: [country ? countryLabel(country) : ''] },
    { label: t({ message: 'English', comment: 'The English title' }), values: other(title.english) },
    { label: t({ message: 'Romaji', comment: 'The title in Latin letters' }), values: other(title.romaji) },
    {
      label: t({ message: 'Native', comment: 'The title in its own script' }),
      values: other(title.native),
      ...langOf(country),
    },
    { label: t`Synonyms`, values: present(media.synonyms) },
  ];
  return facts
    .map((fact) => ({ ...fact, values: fact.values.filter(Boolean) }))
    .filter(({ values }) => values.length > 0);
}

/** "TV, 12 episodes of 24 min", "Movie, 112 min", "Manga". */
function formatText({ format, episodes, duration }: FactsSource): string {
  return joinItems([mediaFormatLabel(format), lengthText(episodes, duration)].filter(Boolean));
}

function lengthText(episodes: number | null, duration: number | null): string {
  if (episodes === 1) return duration ? t`${duration} min` : '';
  if (!episodes) return duration ? t`episodes of ${duration} min` : '';
  return duration
    ? plural(episodes, { one: `# episode of ${duration} min`, other: `# episodes of ${duration} min` })
    : plural(episodes, { one: '# episode', other: '# episodes' });
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

function langOf(country: string | null): { readonly lang?: string } {
  const lang = countryLanguage(country);
  return lang ? { lang } : {};
}

/** "Oct 4 to Dec 20, 2026", "Oct 4, 2026" for a single day, "Oct 2026 to ?" while it goes on, or an empty string. */
export function dateRange(start: FuzzyDate | null, end: FuzzyDate | null, goesOn: boolean): string {
  const from = formatFuzzyDate(start);
  const to = formatFuzzyDate(end);
  if (!from) return to && t`until ${to}`;
  if (!to) return goesOn ? t`${from} to ?` : from;
  if (from === to) return from;
  const isOneYear = start?.year === end?.year && start?.month && end?.month;
  if (!isOneYear) return t`${from} to ${to}`;
  // The year is said once, where the language writes it.
  return from.startsWith(String(start.year))
    ? t`${from} to ${{ to: formatFuzzyDate({ ...end, year: null }) }}`
    : t`${{ from: formatFuzzyDate({ ...start, year: null }) }} to ${to}`;
}
