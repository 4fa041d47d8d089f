import type { ListCard, ListGroup } from './list.protocol.ts';

interface Section {
  readonly name: string;
  readonly isCustom: boolean;
  /** Of a status list: the status of its entries. */
  readonly status: string | null;
  /** Media ids of a list that is split by format: only the service knows which format goes where. */
  readonly members: Set<number>;
}

/** Rows by section, in the owner's order of sections. */
interface Shelves {
  readonly shown: readonly Section[];
  /** All rows of each section. */
  readonly all: readonly Int32Array[];
  /** The same without repeats: a title of a status list is not shown again in a list of the user's own. */
  readonly once: readonly Int32Array[];
  /** Rows of a section in the orders that were asked for: a filter then only leaves some out, which costs no sorting. */
  readonly orders: Map<string, Int32Array>;
}

/**
 * The sections of a list, and which rows stand in each.
 * @param base entries as they came, by row
 * @param records entries as they are with the viewer's changes, by row
 */
export function createListSections(base: readonly ListCard[], records: readonly ListCard[]) {
  const sections: Section[] = [];
  let order: readonly string[] = [];
  let changed: ReadonlyMap<number, ListCard | null> = new Map();
  let shelves: Shelves | undefined;

  /** Whether the entry stands in the section by now. */
  const isIn = (section: Section, row: number): boolean => {
    const record = records[row];
    if (!record) return false;
    const { id } = record.media;
    const change = changed.get(id);
    if (change === undefined) return section.members.has(id);
    if (change === null) return false;
    if (section.isCustom) return change.customLists[section.name] === true;
    if (change.hiddenFromStatusLists || section.status !== change.status) return false;
    // A list that is split by format has several sections of one status.
    const before = base[row];
    if (before?.status === change.status && !before.hiddenFromStatusLists) return section.members.has(id);
    return sectionFor(change) === section;
  };

  /** Where a status puts an entry: of several sections of the status, the one that has its format already. */
  const sectionFor = ({ status, media: { format } }: ListCard): Section | undefined => {
    const possible = sections.filter((one) => !one.isCustom && one.status === status);
    const hasFormat = ({ members }: Section) =>
      base.some(({ media }) => media.format === format && members.has(media.id));
    return (possible.length > 1 ? possible.find(hasFormat) : undefined) ?? possible[0];
  };

  const shelvesOf = (shown: readonly Section[]): Shelves => {
    const rows = [...records.keys()];
    const all = shown.map((section) => Int32Array.from(rows.filter((row) => isIn(section, row))));
    const isPlaced = new Uint8Array(records.length);
    const once = new Map<Section, Int32Array>();
    for (const section of shown.toSorted((a, b) => Number(a.isCustom) - Number(b.isCustom))) {
      const left = all[shown.indexOf(section)]?.filter((row) => !isPlaced[row]) ?? new Int32Array();
      for (const row of left) isPlaced[row] = 1;
      once.set(section, left);
    }
    return {
      shown,
      all,
      once: shown.map((section) => once.get(section) ?? new Int32Array()),
      orders: new Map(),
    };
  };

  return {
    add: ({ name, isCustomList: isCustom, entries }: ListGroup): void => {
      let section = sections.find((one) => one.name === name && one.isCustom === isCustom);
      if (!section) {
        const status = isCustom ? null : (entries[0]?.status ?? null);
        section = { name, isCustom, status, members: new Set() };
        sections.push(section);
      }
      for (const { media } of entries) section.members.add(media.id);
      shelves = undefined;
    },
    setOrder: (names: readonly string[]): void => {
      order = names;
      shelves = undefined;
    },
    /** A status that no section has yet begins one. */
    begin: ({ status, hiddenFromStatusLists, media }: ListCard): void => {
      if (hiddenFromStatusLists || status === null) return;
      if (sections.some((section) => !section.isCustom && section.status === status)) return;
      const name = STATUS_NAMES[status]?.[media.type === 'MANGA' ? 1 : 0] ?? status;
      sections.push({ name, isCustom: false, status, members: new Set() });
    },
    /** @param entries those that the viewer changed, by media id; null for one that is deleted */
    setChanged: (entries: ReadonlyMap<number, ListCard | null>): void => {
      changed = entries;
      shelves = undefined;
    },
    shelves: (): Shelves => {
      const place = ({ name }: Section) => (order.includes(name) ? order.indexOf(name) : order.length);
      shelves ??= shelvesOf(sections.toSorted((a, b) => place(a) - place(b)));
      return shelves;
    },
  };
}

/** As the service names its sections. */
const STATUS_NAMES: Readonly<Record<string, readonly [anime: string, manga: string]>> = {
  CURRENT: ['Watching', 'Reading'],
  REPEATING: ['Rewatching', 'Rereading'],
  COMPLETED: ['Completed', 'Completed'],
  PAUSED: ['Paused', 'Paused'],
  DROPPED: ['Dropped', 'Dropped'],
  PLANNING: ['Planning', 'Planning'],
};
