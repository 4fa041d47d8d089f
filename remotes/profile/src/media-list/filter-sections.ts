import type { ListItem, ListSection } from './list-model.ts';
import type { ListFilter, ListSort } from './params.ts';

/** Largest first, except titles, which sort from A to Z. */
const ORDERS: Readonly<Record<ListSort, (a: ListItem, b: ListItem) => number>> = {
  updated: (a, b) => b.updatedAt - a.updatedAt,
  score: (a, b) => b.score - a.score,
  title: byTitle,
  progress: (a, b) => b.progress - a.progress,
  released: (a, b) => b.releaseYear - a.releaseYear,
  average: (a, b) => (b.card.score ?? 0) - (a.card.score ?? 0),
};

/**
 * The sections with what passes the filter, in its order; sections left empty are gone.
 * @param onlyList name of the one section that is wanted, in any case; all, without repeats, when left out
 */
export function filterSections(
  sections: readonly ListSection[],
  filter: ListFilter,
  onlyList: string | undefined,
): readonly ListSection[] {
  const chosen = onlyList === undefined ? oncePerTitle(sections) : sections.filter(isCalled(onlyList));
  const needle = filter.search.toLowerCase();
  const passes = (item: ListItem) =>
    (needle === '' || item.searchText.includes(needle)) &&
    (filter.genre === '' || item.genres.includes(filter.genre));
  const compare = ORDERS[filter.sort];
  const direction = filter.reverse ? -1 : 1;
  return chosen
    .map((section) => ({
      ...section,
      items: section.items.filter(passes).sort((a, b) => direction * compare(a, b) || byTitle(a, b)),
    }))
    .filter((section) => section.items.length > 0);
}

/** All sections without repeats: what stands in a status section is not shown again in a list of the user's own. */
export function oncePerTitle(sections: readonly ListSection[]): readonly ListSection[] {
  const seen = new Set<number>();
  return sections
    .toSorted((a, b) => Number(a.isCustom) - Number(b.isCustom))
    .map((section) => {
      const items = section.items.filter(({ mediaId }) => !seen.has(mediaId));
      for (const { mediaId } of items) seen.add(mediaId);
      return { ...section, items };
    });
}

/** The first `limit` items over all sections, in their sections. */
export function takeItems(sections: readonly ListSection[], limit: number): readonly ListSection[] {
  const taken: ListSection[] = [];
  let left = limit;
  for (const section of sections) {
    if (left <= 0) break;
    taken.push({ ...section, items: section.items.slice(0, left) });
    left -= section.items.length;
  }
  return taken;
}

export function countItems(sections: readonly ListSection[]): number {
  return sections.reduce((sum, section) => sum + section.items.length, 0);
}

function byTitle(a: ListItem, b: ListItem): number {
  return a.card.title.localeCompare(b.card.title);
}

function isCalled(name: string): (section: ListSection) => boolean {
  const wanted = name.toLowerCase();
  return (section) => section.name.toLowerCase() === wanted;
}
