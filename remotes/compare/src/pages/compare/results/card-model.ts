import { seasonPath } from '@tsugi/data/pure';
import { t } from '@tsugi/i18n/macro';
import { countryLabel, joinItems, mediaFormatLabel, seasonLabel } from '@tsugi/ui/components';
import type { CompareMedia } from '../../../model/types.ts';

export interface FactLink {
  readonly text: string;
  /** From the product's root. */
  readonly to: string;
}

type Source = Pick<CompareMedia, 'type' | 'format' | 'country' | 'season' | 'seasonYear' | 'startYear'>;

function searchPath(type: CompareMedia['type'], params: Readonly<Record<string, string>>): string {
  return `/search/${type.toLowerCase()}?${new URLSearchParams(params)}`;
}

/** The format with the country when it is not Japan, and the search for such titles. */
export function formatLink({ type, format, country }: Source): FactLink | undefined {
  if (format === null) return undefined;
  const isForeign = country !== null && country !== 'JP';
  const label = mediaFormatLabel(format);
  return {
    text: isForeign
      ? t({ message: `${label} (${{ country: countryLabel(country) }})`, context: 'format and country' })
      : label,
    to: searchPath(type, {
      format: format.toLowerCase(),
      ...(isForeign ? { country: country.toLowerCase() } : {}),
    }),
  };
}

/** The season, else the year, else TBA, and the search for titles of that time. */
export function releaseLink({ type, season, seasonYear, startYear }: Source): FactLink {
  if (season && seasonYear && type === 'ANIME') {
    return {
      text: seasonLabel(season, seasonYear),
      to: seasonPath({ season, year: seasonYear }),
    };
  }
  const year = startYear ?? seasonYear;
  return year
    ? { text: String(year), to: searchPath(type, { year: String(year) }) }
    : { text: t`TBA`, to: searchPath(type, { status: 'not_yet_released' }) };
}

/** "12 ep"; "45 ch, 5 vol". Empty while unknown. */
export function extentText({
  type,
  episodes,
  chapters,
  volumes,
}: Pick<CompareMedia, 'type' | 'episodes' | 'chapters' | 'volumes'>): string {
  if (type === 'ANIME') return episodes ? t`${episodes} ep` : '';
  return joinItems([...(chapters ? [t`${chapters} ch`] : []), ...(volumes ? [t`${volumes} vol`] : [])]);
}
