import { t } from '@tsugi/i18n/macro';
import { countryLabel, listStatusLabel, mediaFormatLabel, mediaStatusLabel } from '@tsugi/ui/components';
import { type FilterPill, type RemovableTag, valueTags } from '@tsugi/ui/filter-tags';
import type { SwitchName, TitleFilter } from './filter.ts';
import { type ListType, wireType } from './list-type.ts';

/** The name of a switch and what each position leaves; then the texts of its tags, where they differ. */
export type SwitchLabels = Readonly<
  Partial<
    Record<SwitchName, readonly [name: string, on: string, off: string, onTag?: string, offTag?: string]>
  >
>;

/** What a page calls its filters and orders, and which of them it has. */
export interface FilterLabels<S extends string> {
  /** The status of an entry. */
  readonly userStatus: string;
  /** In the order in which they are offered. */
  readonly sorts: Readonly<Record<S, string>>;
  readonly switches: SwitchLabels;
}

/** The tracker names genres and tags in English. */
export const NAMES_LANG = 'en';

type ListMember = 'genre' | 'format' | 'userStatus' | 'status' | 'tag' | 'studio';
export type FilterName = ListMember | 'year' | 'more' | 'sort';

/** The pill of each filter. */
export function pillsOf<S extends string>(
  filter: TitleFilter<S>,
  { userStatus, sorts, switches }: FilterLabels<S>,
): Readonly<Record<FilterName, FilterPill<FilterName>>> {
  const { year, countryOfOrigin, sort, reverse } = filter;
  const counted = (name: ListMember, label: string) => ({ name, label, count: filter[name]?.length });
  return {
    genre: counted('genre', t`Genres`),
    format: counted('format', t`Format`),
    userStatus: counted('userStatus', userStatus),
    status: counted('status', t`Status`),
    tag: counted('tag', t`Tags`),
    studio: counted('studio', t`Studios`),
    year: {
      name: 'year',
      label: t`Year`,
      value: year === undefined ? undefined : year === 0 ? t`No year` : `${year}`,
    },
    more: {
      name: 'more',
      label: t({ message: 'More', context: 'filters' }),
      count: countryOfOrigin.length + setOf(filter, switches).length,
    },
    sort: { name: 'sort', label: t`Sort by`, value: `${sorts[sort]} ${reverse ? '↑' : '↓'}`, atEnd: true },
  };
}

/** What is set besides the text and the order, each with the change that takes it away. */
export function tagsOf<S extends string>(
  filter: TitleFilter<S>,
  type: ListType,
  switches: SwitchLabels,
): readonly RemovableTag<TitleFilter<S>>[] {
  const { tag = [], studio = [], year } = filter;
  return [
    ...valueTags(filter, 'format', mediaFormatLabel),
    ...valueTags(filter, 'userStatus', (value) => listStatusLabel(value, wireType(type))),
    ...valueTags(filter, 'status', (value) => mediaStatusLabel(value)),
    ...valueTags(filter, 'genre', undefined, NAMES_LANG),
    ...valueTags({ tag }, 'tag', undefined, NAMES_LANG),
    ...valueTags({ studio }, 'studio'),
    ...valueTags(filter, 'countryOfOrigin', (value) => countryLabel(value)),
    ...(year === undefined
      ? []
      : [
          {
            key: 'year',
            label: year === 0 ? t`No release year` : t`Released ${year}`,
            without: { year: undefined },
          },
        ]),
    ...setOf(filter, switches).map(([name, [, on, off, onTag = on, offTag = off]]) => ({
      key: name,
      label: filter[name] ? onTag : offTag,
      without: { [name]: undefined },
    })),
    ...(filter.type === undefined
      ? []
      : [
          { key: 'type', label: filter.type === 'anime' ? t`Anime` : t`Manga`, without: { type: undefined } },
        ]),
  ];
}

/** The switches that are on or off, with their labels. */
function setOf(filter: TitleFilter, switches: SwitchLabels) {
  // The literal's own keys.
  const all = Object.entries(switches) as [SwitchName, NonNullable<SwitchLabels[SwitchName]>][];
  return all.filter(([name]) => filter[name] !== undefined);
}
