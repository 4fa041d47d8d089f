import type { CommandDialogGroup } from '@tsugi/ui/command-dialog';
import { marksOf } from '../match/fold.ts';
import { searchRows } from '../match/search-rows.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

type ListedGroup = CommandDialogGroup<PaletteItem>;

/** So many of a group are listed for what was typed. */
const MOST_FOUND = 6;
/** What a command that is used gains; one that is used daily gains the most. */
const USE_WEIGHT = 9;
const MOST_USE_WEIGHT = 30;

/** What is listed before anything is typed: the groups in their order, of those that are cut the commands used most. */
export function startList(
  groups: readonly PaletteGroup[],
  use: ReadonlyMap<string, number>,
): readonly ListedGroup[] {
  const list = new DistinctTargets();
  return groups
    .filter(({ isFoundOnly }) => !isFoundOnly)
    .map(({ key, title, rows, shown }) => {
      const items = rows.flatMap(({ item, isStep }) => (isStep ? [] : [item]));
      const byUse = (item: PaletteItem) => use.get(item.useKey) ?? 0;
      const ordered =
        shown === undefined ? items : [...items].sort((one, other) => byUse(other) - byUse(one));
      return { key, title, items: list.take(ordered, shown) };
    })
    .filter(({ items }) => items.length > 0);
}

/**
 * What is listed for a text: of each group what fits best, the group with the best first. Use and the group's own weight count beside the fit.
 * @param found what services found, which stands below, as it is
 */
export function foundList(
  groups: readonly PaletteGroup[],
  use: ReadonlyMap<string, number>,
  query: string,
  found: readonly PaletteGroup[],
): readonly ListedGroup[] {
  const scored = groups.map((group) => {
    const { hits, words } = searchRows(group.rows, query);
    const ranked = hits
      .map(({ item, score }) => ({ item, score: score + group.weight + useWeight(use.get(item.useKey)) }))
      .sort((one, other) => other.score - one.score);
    return { group, ranked, words, best: ranked[0]?.score ?? 0 };
  });
  const list = new DistinctTargets();
  const local = scored
    .sort((one, other) => other.best - one.best)
    .map(({ group: { key, title }, ranked, words }) => {
      const items = list.take(
        ranked.map(({ item }) => item),
        MOST_FOUND,
      );
      return { key, title, items: items.map((item) => ({ ...item, marks: marksOf(item.title, words) })) };
    });
  const remote = found.map(({ key, title, rows }) => ({
    key,
    title,
    items: list.take(rows.map(({ item }) => item)),
  }));
  return [...local, ...remote].filter(({ items }) => items.length > 0);
}

function useWeight(use: number | undefined): number {
  return use === undefined ? 0 : Math.min(MOST_USE_WEIGHT, USE_WEIGHT * Math.log2(1 + use));
}

/** A page is listed once, where it comes first. */
class DistinctTargets {
  private readonly listed = new Set<string>();

  take(items: readonly PaletteItem[], most = Number.POSITIVE_INFINITY): readonly PaletteItem[] {
    const taken: PaletteItem[] = [];
    for (const item of items) {
      if (taken.length >= most) break;
      const { action } = item.command;
      if (action.type === 'open') {
        if (this.listed.has(action.to)) continue;
        this.listed.add(action.to);
      }
      taken.push(item);
    }
    return taken;
  }
}
