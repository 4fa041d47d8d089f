import { type Header, nounOf } from '../model/header.ts';
import type { SearchType } from '../model/values.ts';
import { capitalised, labels } from './labels.ts';
import type { SearchParams } from './params.ts';

/** A tab has room for about this many. */
const MAX_LABELS = 5;

/**
 * The title of a search: 'Fantasy TV 2022 anime'; on a page with a header the filters follow it.
 * @param params only what has an effect
 */
export function searchTitle(type: SearchType, header: Header | undefined, params: SearchParams): string {
  const all = filterLabels(params);
  const shown = [...all.slice(0, MAX_LABELS), ...(all.length > MAX_LABELS ? ['…'] : [])];
  const base = header
    ? [header.title, shown.join(', ')].filter(Boolean).join(': ')
    : [...shown, nounOf(type)].join(' ');
  if (params.q !== '') return `“${params.q}” in ${base}`;
  return header || all.length > 0 ? capitalised(base) : `Search ${base}`;
}

function filterLabels(params: SearchParams): readonly string[] {
  const { season, country } = params;
  const years = yearsText(params);
  return [
    ...params.status.map(labels.status),
    ...params.genre,
    ...params.tag,
    ...params.excludeGenre.map((name) => `without ${name}`),
    ...(country ? [labels.country(country)] : []),
    ...params.rating.map(labels.rating),
    ...params.format.map(labels.format),
    ...(season ? [labels.season(season)] : []),
    ...(years === undefined ? [] : [years]),
  ];
}

/** `2022`, `2000 to 2010`, `from 2000`, `until 2010`; undefined for any year. */
export function yearsText({ year, startYear, endYear }: SearchParams): string | undefined {
  if (year !== undefined) return String(year);
  if (startYear !== undefined && endYear !== undefined) return `${startYear} to ${endYear}`;
  if (startYear !== undefined) return `from ${startYear}`;
  return endYear === undefined ? undefined : `until ${endYear}`;
}
