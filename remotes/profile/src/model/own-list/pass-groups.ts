import type { MediaListGroup } from '@tsugi/data/operations/media-list-collection';

/** A part of a section. */
export type PassedGroup = Pick<MediaListGroup, 'name' | 'isCustomList' | 'entries'>;

/** Entries that are handed to the worker in one task. */
const SLICE = 500;

/** Hands the entries of one response to the worker; those of an earlier call, which is its beginning, are not handed again. */
export function createGroupPasser(
  add: (groups: readonly PassedGroup[]) => Promise<unknown>,
  signal: AbortSignal,
): (lists: readonly MediaListGroup[]) => Promise<void> {
  /** How many entries of each section the worker has. */
  const passed = new Map<string, number>();
  return async (lists) => {
    let groups: PassedGroup[] = [];
    let count = 0;
    const send = async () => {
      if (groups.length === 0 || signal.aborted) return;
      const sent = groups;
      groups = [];
      count = 0;
      await add(sent);
    };
    for (const { name, isCustomList, entries } of lists) {
      const section = `${isCustomList}/${name}`;
      for (let at = passed.get(section) ?? 0; at < entries.length; ) {
        const slice = entries.slice(at, at + SLICE - count);
        groups.push({ name, isCustomList, entries: slice });
        at += slice.length;
        count += slice.length;
        passed.set(section, at);
        if (count >= SLICE) await send();
      }
    }
    await send();
  };
}
