import type { Catalogue } from '../catalogue/catalogue.ts';
import { buildList, ENTRY_SPAN } from './build-list.ts';
import type { Entry } from './entry.ts';
import type { PopularPick } from './popular-draw.ts';
import type { User } from './user.ts';

type UserList = { byMedia: Map<number, Entry>; version: number; nextId: number };

/** All users' lists. A seeded list is built on first use. */
export class Lists {
  private readonly known = new Map<number, UserList>();
  private readonly catalogue: Catalogue;
  private readonly users: readonly User[];
  private readonly draw: PopularPick;
  private scoreOf: ((userId: number) => number) | undefined;

  constructor(catalogue: Catalogue, users: readonly User[], draw: PopularPick) {
    this.catalogue = catalogue;
    this.users = users;
    this.draw = draw;
  }

  of(userId: number): ReadonlyMap<number, Entry> {
    return this.list(userId).byMedia;
  }

  /** Grows with each change: values computed from a list are cached until then. */
  version(userId: number): number {
    return this.list(userId).version;
  }

  entry(id: number): Entry | undefined {
    const owner = Math.floor(id / ENTRY_SPAN);
    for (const entry of this.of(owner).values()) {
      if (entry.id === id) {
        return entry;
      }
    }
    return undefined;
  }

  nextId(userId: number): number {
    const list = this.list(userId);
    list.nextId += 1;
    return userId * ENTRY_SPAN + list.nextId;
  }

  put(entry: Entry): void {
    const list = this.list(entry.userId);
    list.byMedia.set(entry.mediaId, entry);
    list.version += 1;
  }

  remove(entry: Entry): void {
    const list = this.list(entry.userId);
    list.byMedia.delete(entry.mediaId);
    list.version += 1;
  }

  /** Every score is another from now on. @param scoreOf the owner's id to a score of 0 to 100 */
  setScores(scoreOf: (userId: number) => number): void {
    this.scoreOf = scoreOf;
    for (const [userId, { byMedia }] of this.known) {
      for (const entry of byMedia.values()) entry.rawScore = scoreOf(userId);
    }
  }

  private list(userId: number): UserList {
    const known = this.known.get(userId);
    if (known !== undefined) {
      return known;
    }
    const user = this.users[userId - 1];
    const entries = user === undefined ? [] : buildList(user, this.catalogue, this.draw);
    if (this.scoreOf) for (const entry of entries) entry.rawScore = this.scoreOf(userId);
    const list = {
      byMedia: new Map(entries.map((entry) => [entry.mediaId, entry])),
      version: 0,
      nextId: entries.length,
    };
    this.known.set(userId, list);
    return list;
  }
}
