import { msg, t } from '@tsugi/i18n/macro';
import { integer } from '@tsugi/ui/url-state';
import { FIRST_YEAR, lastYear } from '../model/values.ts';
import { capitalised, type Filter, ordered } from './filter.ts';
import { isGivenByHeader, isYearOfSeason, type SeasonAndYear, type YearParams } from './season.ts';

const codec = integer(() => [FIRST_YEAR, lastYear()]);

const rules = { year: isGivenByHeader, startYear: isGivenByHeader, endYear: isGivenByHeader };

/** One year, or a range that may be open. */
export const year: Filter<YearParams, SeasonAndYear> = {
  name: 'year',
  label: msg`Year`,
  codecs: { year: codec, startYear: codec, endYear: codec },
  settle: ({ year, startYear, endYear }) => {
    const [from, to] = year === undefined ? ordered(startYear, endYear) : [];
    return { year, startYear: from, endYear: to };
  },
  control: { kind: 'years' },
  sample: ['year', FIRST_YEAR],
  tags: ({ params }) => {
    const label = textOf(params);
    const value = params.year ?? params.startYear ?? params.endYear;
    if (label === undefined || value === undefined) return [];
    const param = params.year === undefined ? 'startYear' : 'year';
    return [
      {
        key: 'years',
        label: capitalised(label),
        param,
        value,
        without: { year: undefined, startYear: undefined, endYear: undefined },
      },
    ];
  },
  title: { place: 7, texts: (params) => [textOf(params) ?? []].flat() },
  tracker: {
    rules,
    send: (context) => {
      if (isYearOfSeason(context)) return {};
      const [from, to] = boundsOf(context.params);
      return {
        // A date is the number YYYYMMDD with zeros for what is unknown, and both bounds are outside the range.
        startDate_greater: from && from * 10_000 - 1,
        startDate_lesser: to && (to + 1) * 10_000,
      };
    },
  },
  mal: rules,
};

/** The first and the last year; undefined where it is open. */
export function boundsOf({ year, startYear, endYear }: YearParams) {
  return year === undefined ? [startYear, endYear] : [year, year];
}

/** `2022`, `2000 to 2010`, `from 2000`, `until 2010`; undefined for any year. */
function textOf({ year, startYear, endYear }: YearParams): string | undefined {
  if (year !== undefined) return String(year);
  if (startYear !== undefined && endYear !== undefined)
    return t({ message: `${startYear} to ${endYear}`, context: 'years' });
  if (startYear !== undefined) return t({ message: `from ${startYear}`, context: 'years' });
  return endYear === undefined ? undefined : t({ message: `until ${endYear}`, context: 'years' });
}
