import type { ListType } from '@tsugi/lists/list-type';
import type { ListSettings } from '../../model/list-settings.query.ts';
import type { Section } from '../../model/section-label.ts';

/** As the service names its sections. */
const STATUS_SECTIONS: Readonly<Record<ListType, readonly string[]>> = {
  anime: ['Watching', 'Rewatching', 'Completed', 'Paused', 'Dropped', 'Planning'],
  manga: ['Reading', 'Rereading', 'Completed', 'Paused', 'Dropped', 'Planning'],
};
/** Of "Completed", where it is split. */
const COMPLETED_SECTIONS: Readonly<Record<ListType, readonly string[]>> = {
  anime: ['TV', 'Movie', 'OVA', 'ONA', 'TV Short', 'Special', 'Music'],
  manga: ['Manga', 'Novel', 'One Shot'],
};

/** The service's own sections of a list, in its order. */
export function statusSections(type: ListType, isCompletedSplit: boolean): readonly string[] {
  return STATUS_SECTIONS[type].flatMap((name) =>
    name === 'Completed' && isCompletedSplit
      ? COMPLETED_SECTIONS[type].map((format) => `Completed ${format}`)
      : [name],
  );
}

/** All sections in the owner's order; what the order does not name follows, the service's own sections first. */
export function arrangeSections(
  { customLists, sectionOrder, isCompletedSplit }: ListSettings,
  type: ListType,
): readonly Section[] {
  const own = statusSections(type, isCompletedSplit);
  const names = [...new Set([...own, ...customLists])];
  const place = (name: string) => {
    const at = sectionOrder.indexOf(name);
    return at === -1 ? sectionOrder.length : at;
  };
  return names
    .toSorted((a, b) => place(a) - place(b))
    .map((name) => ({ name, isCustom: customLists.includes(name) }));
}

/**
 * The order to store for what the user sees. Names of the stored order that are no section now, such as those of "Completed" by
 * format while it is not split, keep their place behind the section before them.
 */
export function orderToStore(
  sectionOrder: readonly string[],
  arranged: readonly string[],
): readonly string[] {
  const order = [...arranged];
  sectionOrder.forEach((name, index) => {
    if (order.includes(name)) return;
    const before = sectionOrder[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  });
  return order;
}

export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The same names with one of them renamed, in its place. */
export function renamedIn(names: readonly string[], from: string, to: string): readonly string[] {
  return names.map((name) => (name === from ? to : name));
}

export type NameProblem = 'empty' | 'taken' | 'reserved' | 'too-long';

/** The service stores names in 255 characters, emoji as longer codes. */
export const MAX_NAME_LENGTH = 255;

/**
 * Why a list cannot have this name. Sections are told apart by name alone, on this product's pages in any case of letters.
 * @param length counts as the service does
 */
export function nameProblem(
  name: string,
  { customLists, type }: { readonly customLists: readonly string[]; readonly type: ListType },
  length: (text: string) => number,
): NameProblem | undefined {
  if (name.trim() === '') return 'empty';
  if (length(name.trim()) > MAX_NAME_LENGTH) return 'too-long';
  if (customLists.some((other) => isSameName(other, name))) return 'taken';
  const reserved = [...statusSections(type, false), ...statusSections(type, true)];
  return reserved.some((other) => isSameName(other, name)) ? 'reserved' : undefined;
}

/** Two lists whose names differ in their case alone would be taken for one another. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
