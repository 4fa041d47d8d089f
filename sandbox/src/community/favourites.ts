import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Cast } from '../catalogue/characters.ts';
import { HEROES } from '../catalogue/heroes.ts';
import { STAFF } from '../catalogue/staff.ts';
import { STUDIOS } from '../catalogue/studios.ts';
import { itemAt, seeded } from '../random.ts';
import type { PopularPick } from './popular-draw.ts';
import type { User } from './user.ts';

export const FAVOURITE_KINDS = ['anime', 'manga', 'characters', 'staff', 'studios'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];
type Shelf = Record<FavouriteKind, number[]>;

/** Ids of what people like most, in their own order. */
export class Favourites {
  private readonly shelves = new Map<number, Shelf>();
  /** What changed since the seeded state, so that the counts of works and people follow. */
  private readonly changes = new Map<string, number>();
  private readonly users: readonly User[];
  private readonly catalogue: Catalogue;
  private readonly cast: Cast;
  private readonly draw: PopularPick;

  constructor(users: readonly User[], catalogue: Catalogue, cast: Cast, draw: PopularPick) {
    this.users = users;
    this.catalogue = catalogue;
    this.cast = cast;
    this.draw = draw;
  }

  of(userId: number, kind: FavouriteKind): readonly number[] {
    return this.shelf(userId)[kind];
  }

  has(userId: number | undefined, kind: FavouriteKind, id: number): boolean {
    return userId !== undefined && this.shelf(userId)[kind].includes(id);
  }

  /** How many more or fewer people than in the seeded state like it. */
  change(kind: FavouriteKind, id: number): number {
    return this.changes.get(`${kind} ${id}`) ?? 0;
  }

  toggle(userId: number, kind: FavouriteKind, id: number): boolean {
    const shelf = this.shelf(userId)[kind];
    const at = shelf.indexOf(id);
    if (at >= 0) {
      shelf.splice(at, 1);
    } else {
      shelf.push(id);
    }
    this.changes.set(`${kind} ${id}`, this.change(kind, id) + (at >= 0 ? -1 : 1));
    return at < 0;
  }

  /** `ids[n]` goes to place `order[n]`; what is not named keeps its turn behind. */
  reorder(userId: number, kind: FavouriteKind, ids: readonly number[], order: readonly number[]): void {
    const shelf = this.shelf(userId)[kind];
    const place = new Map(ids.map((id, index) => [id, order[index] ?? index]));
    const rest = shelf.filter((id) => !place.has(id));
    const moved = shelf
      .filter((id) => place.has(id))
      .sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
    shelf.splice(0, shelf.length, ...moved, ...rest);
  }

  private shelf(userId: number): Shelf {
    const known = this.shelves.get(userId);
    if (known !== undefined) {
      return known;
    }
    const user = this.users[userId - 1];
    const shelf =
      user === undefined || user.name === 'empty'
        ? { anime: [], manga: [], characters: [], staff: [], studios: [] }
        : this.seed(user);
    this.shelves.set(userId, shelf);
    return shelf;
  }

  private seed(user: User): Shelf {
    const rng = seeded('favourites', user.id);
    const many = user.name === 'aoi' || user.name === 'heavy';
    const heroes = this.catalogue.media.filter(
      (media) => media.franchise < HEROES.length && media.popularity > 40_000 && rng.chance(0.2),
    );
    const pick = (type: 'ANIME' | 'MANGA', count: number): number[] =>
      this.draw
        .sample(rng, type, count)
        .filter((media) => !media.isAdult)
        .map((media) => media.id);
    const some = <T extends { id: number }>(list: readonly T[], count: number): number[] => [
      ...new Set(
        Array.from({ length: count }, () => itemAt(list, Math.floor(rng.next() ** 2.5 * list.length)).id),
      ),
    ];
    return {
      anime: [
        ...new Set([
          ...heroes.filter((media) => media.type === 'ANIME').map((media) => media.id),
          ...pick('ANIME', many ? 58 : rng.int(3, 14)),
        ]),
      ],
      manga: [
        ...new Set([
          ...heroes.filter((media) => media.type === 'MANGA').map((media) => media.id),
          ...pick('MANGA', many ? 30 : rng.int(0, 8)),
        ]),
      ],
      characters: some(this.cast.characters, many ? 56 : rng.int(2, 16)),
      staff: some(STAFF, many ? 28 : rng.int(0, 8)),
      studios: some(STUDIOS, many ? 27 : rng.int(0, 6)),
    };
  }
}
