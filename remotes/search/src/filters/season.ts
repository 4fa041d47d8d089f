import { SEASONS, type Season, type SeasonName } from '@tsugi/data/pure';
import { msg, t } from '@tsugi/i18n/macro';
import { seasonLabel } from '@tsugi/ui/components';
import { oneOf } from '@tsugi/ui/url-state';
import type { Filter, SearchContext } from './filter.ts';

export interface SeasonParams {
  readonly season: SeasonName | undefined;
}

export interface YearParams {
  readonly year: number | undefined;
  readonly startYear: number | undefined;
  readonly endYear: number | undefined;
}

/** The year of a season is that of the year filter. */
export type SeasonAndYear = SeasonParams & YearParams;
type Asked = Pick<SearchContext<SeasonAndYear>, 'type' | 'header' | 'params'>;

/** The season of a search for the anime of one; undefined where its year is not said. */
export function seasonOf({ type, header, params }: Asked): Season | undefined {
  const season = header?.season ?? params.season;
  const year = header?.seasonYear ?? params.year;
  return type === 'anime' && season && year !== undefined ? { season, year } : undefined;
}

/**
 * Whether `year` is that of a season, which an anime can have without having begun in it. The tracker takes `seasonYear` only
 * beside a season. Without one, the year is the one a title began in.
 */
export function isYearOfSeason({ type, header, params }: Asked): boolean {
  const hasRange = params.startYear !== undefined || params.endYear !== undefined;
  return type === 'anime' && (params.season ?? header?.season) !== undefined && !hasRange;
}

/** On a page of one season the season is given. */
export function isGivenByHeader(_value: unknown, { header }: SearchContext<unknown>): string | undefined {
  return header?.season && t`This page shows ${{ title: header.title }} only.`;
}

/** The tracker accepts one season at a time. */
export const season: Filter<SeasonParams, SeasonAndYear> = {
  name: 'season',
  label: msg`Season`,
  codecs: { season: oneOf(SEASONS) },
  forType: ({ season }, type) => ({ season: type === 'anime' ? season : undefined }),
  values: { param: 'season', offered: () => SEASONS, text: (value) => seasonLabel(value) },
  control: {
    kind: 'choice',
    anyLabel: msg`Any season`,
  },
  title: { place: 6 },
  tracker: {
    rules: {
      season: (value, context) =>
        context.type === 'manga' ? t`Manga have no season.` : isGivenByHeader(value, context),
    },
    send: (context) => {
      const { header, params } = context;
      return {
        season: params.season ?? header?.season,
        seasonYear: isYearOfSeason(context) ? (params.year ?? header?.seasonYear) : undefined,
      };
    },
  },
  // A season with its year is a list of its own: `malRequest`.
  mal: {
    season: (value, context) => {
      if (context.type === 'manga') return t`Manga have no season.`;
      if (context.params.year === undefined && !context.header?.season)
        return t`MAL search needs a year beside the season.`;
      return isGivenByHeader(value, context);
    },
  },
};
