import type { ListFilter } from '../params.ts';
import { type Columns, type Dictionary, FLAGS } from './columns.ts';

/** The test of a filter. It reads only the columns that the filter names. */
export function passing(columns: Columns, filter: ListFilter): (row: number) => boolean {
  const tests: ((row: number) => boolean)[] = [];

  let wanted = 0;
  let looked = 0;
  for (const name of Object.keys(FLAGS) as (keyof typeof FLAGS)[]) {
    if (filter[name] === undefined) continue;
    looked |= FLAGS[name];
    if (filter[name]) wanted |= FLAGS[name];
  }
  if (looked !== 0) tests.push((row) => ((columns.flags[row] ?? 0) & looked) === wanted);

  const { year } = filter;
  if (year !== undefined) tests.push((row) => columns.year[row] === year);

  const anyOf = (column: Uint8Array, names: readonly string[]) => {
    if (names.length === 0) return;
    const numbers = new Set(names.map(columns.values.find));
    tests.push((row) => numbers.has(column[row] ?? -1));
  };
  anyOf(columns.format, filter.format);
  anyOf(columns.status, filter.status);
  anyOf(columns.userStatus, filter.userStatus);
  anyOf(columns.country, filter.countryOfOrigin);
  anyOf(columns.type, filter.type ? [filter.type] : []);

  const numbersOf = (names: readonly string[], dictionary: Dictionary) => names.map(dictionary.find);
  const allOf = (ids: Columns['genreIds'], names: readonly string[], dictionary: Dictionary) => {
    if (names.length === 0) return;
    const numbers = numbersOf(names, dictionary);
    tests.push((row) => numbers.every((number) => ids[row]?.includes(number)));
  };
  allOf(columns.genreIds, filter.genre, columns.genres);
  allOf(columns.tagIds, filter.tag, columns.tags);
  if (filter.studio.length > 0) {
    const numbers = numbersOf(filter.studio, columns.studios);
    tests.push((row) => numbers.some((number) => columns.studioIds[row]?.includes(number)));
  }

  const needle = filter.search.toLowerCase();
  if (needle !== '') tests.push((row) => columns.text[row]?.includes(needle) ?? false);

  return (row) => tests.every((test) => test(row));
}
