import { seeded } from '../random.ts';

export type LikeableType = 'THREAD' | 'THREAD_COMMENT' | 'ACTIVITY' | 'ACTIVITY_REPLY';

/** Who likes what. The seeded likes of a subject are drawn at random on first use. */
export class Likes {
  private readonly known = new Map<string, Set<number>>();
  private readonly userCount: number;

  constructor(userCount: number) {
    this.userCount = userCount;
  }

  /** Ids of the users, the first who liked it first. */
  of(type: LikeableType, id: number, isNew = false): ReadonlySet<number> {
    return this.set(type, id, isNew);
  }

  /** Flips and returns whether the user likes it now. */
  toggle(type: LikeableType, id: number, userId: number): boolean {
    const likes = this.set(type, id, false);
    if (likes.delete(userId)) {
      return false;
    }
    likes.add(userId);
    return true;
  }

  private set(type: LikeableType, id: number, isNew: boolean): Set<number> {
    const key = `${type} ${id}`;
    const known = this.known.get(key);
    if (known !== undefined) {
      return known;
    }
    const likes = new Set<number>();
    if (!isNew) {
      const rng = seeded('likes', key);
      const count = type === 'ACTIVITY' ? Math.floor(rng.next() ** 3 * 26) : Math.floor(rng.next() ** 2 * 7);
      for (let at = 0; at < count; at += 1) {
        likes.add(rng.chance(0.2) ? rng.int(1, 5) : rng.int(8, this.userCount));
      }
    }
    this.known.set(key, likes);
    return likes;
  }
}
