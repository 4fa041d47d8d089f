import { seeded } from '../random.ts';
import { NAMED_USERS } from './build-users.ts';
import type { User } from './user.ts';

/** Who follows whom, both ways. */
export class Follows {
  private readonly followed = new Map<number, Set<number>>();
  private readonly followers = new Map<number, Set<number>>();

  constructor(users: readonly User[]) {
    for (const user of users) {
      const rng = seeded('follows', user.id);
      if (user.name === 'empty') {
        continue;
      }
      const isNamed = NAMED_USERS.some((name) => name === user.name);
      const count = user.name === 'aoi' ? 64 : isNamed ? rng.int(20, 45) : rng.int(0, 24);
      for (let at = 0; at < count; at += 1) {
        this.add(user.id, 1 + Math.floor(rng.next() ** 2.4 * users.length), users);
      }
      if (isNamed) {
        for (const friend of users.slice(0, 5)) {
          this.add(user.id, friend.id, users);
        }
      }
    }
  }

  of(userId: number): ReadonlySet<number> {
    return this.followed.get(userId) ?? new Set();
  }

  to(userId: number): ReadonlySet<number> {
    return this.followers.get(userId) ?? new Set();
  }

  has(userId: number, otherId: number): boolean {
    return this.of(userId).has(otherId);
  }

  /** Flips and returns whether `userId` follows now. */
  toggle(userId: number, otherId: number): boolean {
    if (this.has(userId, otherId)) {
      this.followed.get(userId)?.delete(otherId);
      this.followers.get(otherId)?.delete(userId);
      return false;
    }
    put(this.followed, userId, otherId);
    put(this.followers, otherId, userId);
    return true;
  }

  private add(userId: number, otherId: number, users: readonly User[]): void {
    if (userId !== otherId && users[otherId - 1]?.name !== 'empty') {
      put(this.followed, userId, otherId);
      put(this.followers, otherId, userId);
    }
  }
}

function put(map: Map<number, Set<number>>, key: number, value: number): void {
  const known = map.get(key);
  if (known === undefined) {
    map.set(key, new Set([value]));
  } else {
    known.add(value);
  }
}
