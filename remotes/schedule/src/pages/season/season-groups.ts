import { compareTexts } from '@tsugi/ui/components';
import { titleTest } from '../../model/title-words.ts';
import type { FitOf } from './fit.ts';
import { GROUPS, type GroupName, type SeasonParams } from './params.ts';
import type { SeasonMedia } from './season-media.query.ts';

export interface SeasonInput {
  /** As they came page by page: a title may be among them twice. */
  readonly titles: readonly SeasonMedia[];
  /** Airing on from earlier seasons. */
  readonly leftovers: readonly SeasonMedia[];
  readonly params: SeasonParams;
  /** Ids of titles that the user skipped on this device. */
  readonly skipped: ReadonlySet<number>;
  readonly fitOf: FitOf;
}

export interface SeasonGroups {
  /** Without empty ones. */
  readonly groups: readonly { readonly name: GroupName; readonly items: readonly SeasonMedia[] }[];
  /** Titles that pass the text, the genres and the groups, whatever was decided about them. */
  readonly total: number;
  /** Of these, those on the list and those that were skipped. */
  readonly decided: number;
  /** Of these, those that are left out since they were skipped. */
  readonly hidden: number;
}

/** What the page shows of a season's titles, and how much of it the user has decided. */
export function groupSeason({ titles, leftovers, params, skipped, fitOf }: SeasonInput): SeasonGroups {
  const { show, sort, reverse } = params;
  const byGroup = new Map<GroupName, SeasonMedia[]>(GROUPS.map((name) => [name, []]));
  const hasWords = titleTest(params.q);
  const known = new Set<number>();
  let [total, decided, hidden] = [0, 0, 0];
  const add = (media: SeasonMedia, group: GroupName) => {
    if (known.has(media.id)) return;
    known.add(media.id);
    if (!hasWords(media.title) || !passes(media, group, params)) return;
    const isListed = Boolean(media.mediaListEntry?.status);
    const isSkipped = !isListed && skipped.has(media.id);
    total += 1;
    if (isListed || isSkipped) decided += 1;
    if (isSkipped && !params.skipped) hidden += 1;
    else if (show === undefined || (show === 'listed' ? isListed : !isListed))
      byGroup.get(group)?.push(media);
  };
  for (const media of titles) add(media, groupOf(media.format));
  for (const media of leftovers) add(media, 'LEFTOVERS');

  const compare = comparison(sort, fitOf);
  const order = reverse ? (a: SeasonMedia, b: SeasonMedia) => compare(b, a) : compare;
  const groups = GROUPS.flatMap((name) => {
    const items = byGroup.get(name) ?? [];
    return items.length > 0 ? [{ name, items: items.toSorted(order) }] : [];
  });
  return { groups, total, decided, hidden };
}

function passes({ genres }: SeasonMedia, of: GroupName, { genre, group }: SeasonParams): boolean {
  if (group.length > 0 && !group.includes(of)) return false;
  return genre.every((one) => genres.includes(one));
}

function groupOf(format: SeasonMedia['format']): GroupName {
  // Both are extras of a series, on a disc or as a broadcast of its own.
  if (format === 'SPECIAL') return 'OVA';
  return GROUPS.find((name) => name === format) ?? 'OTHER';
}

type Comparison = (a: SeasonMedia, b: SeasonMedia) => number;

/** Titles without the number they are sorted by stand behind the others; equal ones by popularity, then by id. */
function comparison(sort: SeasonParams['sort'], fitOf: FitOf): Comparison {
  const byPopularity = descending(({ popularity }) => popularity ?? undefined);
  const first: Readonly<Record<SeasonParams['sort'], Comparison>> = {
    popularity: byPopularity,
    score: descending((media) => media.averageScore ?? media.meanScore ?? undefined),
    start: (a, b) => startOf(a) - startOf(b),
    title: (a, b) => compareTexts(a.title.userPreferred, b.title.userPreferred),
    fit: descending(memoised(fitOf)),
  };
  return (a, b) => first[sort](a, b) || byPopularity(a, b) || a.id - b.id;
}

function descending(numberOf: (media: SeasonMedia) => number | undefined): Comparison {
  return (a, b) => (numberOf(b) ?? -1) - (numberOf(a) ?? -1);
}

/** A sort compares each title several times. */
function memoised(fitOf: FitOf): (media: SeasonMedia) => number | undefined {
  const known = new Map<number, number | undefined>();
  return (media) => {
    if (!known.has(media.id)) known.set(media.id, fitOf(media));
    return known.get(media.id);
  };
}

/** YYYYMMDD; an unknown part is later than any known one. */
function startOf({ startDate }: SeasonMedia): number {
  const { year, month, day } = startDate ?? {};
  return (year ?? 9999) * 10_000 + (month ?? 99) * 100 + (day ?? 99);
}
