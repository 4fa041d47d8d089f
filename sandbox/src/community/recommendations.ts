import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Media } from '../catalogue/media.ts';
import { seeded } from '../random.ts';
import type { PopularPick } from './popular-draw.ts';

export type Rating = 'NO_RATING' | 'RATE_UP' | 'RATE_DOWN';
export type Recommendation = {
  id: number;
  mediaId: number;
  recommendedId: number;
  userId: number;
  rating: number;
};

/** Recommendation ids contain their work: position in the catalogue * SPAN + number. */
const SPAN = 64;
const WORTH: Readonly<Record<Rating, number>> = { NO_RATING: 0, RATE_UP: 1, RATE_DOWN: -1 };

/** What people recommend to those who liked a work, and how the others vote on it. */
export class Recommendations {
  private readonly known = new Map<number, Recommendation[]>();
  private readonly votes = new Map<string, Rating>();
  private readonly catalogue: Catalogue;
  private readonly draw: PopularPick;
  private readonly userCount: number;

  constructor(catalogue: Catalogue, draw: PopularPick, userCount: number) {
    this.catalogue = catalogue;
    this.draw = draw;
    this.userCount = userCount;
  }

  of(media: Media): readonly Recommendation[] {
    return this.list(media);
  }

  find(id: number): Recommendation | undefined {
    const media = this.catalogue.media[Math.floor(id / SPAN)];
    return media === undefined ? undefined : this.list(media).find((known) => known.id === id);
  }

  vote(userId: number | undefined, recommendation: Recommendation): Rating {
    return userId === undefined
      ? 'NO_RATING'
      : (this.votes.get(`${userId} ${recommendation.id}`) ?? 'NO_RATING');
  }

  /** Sets one person's vote, adding the recommendation if no user has made it before. */
  rate(userId: number, media: Media, recommended: Media, rating: Rating): Recommendation {
    const list = this.list(media);
    let known = list.find((one) => one.recommendedId === recommended.id);
    if (known === undefined) {
      const id = Math.max(media.index * SPAN, ...list.map((one) => one.id)) + 1;
      known = { id, mediaId: media.id, recommendedId: recommended.id, userId, rating: 0 };
      list.push(known);
    }
    known.rating += WORTH[rating] - WORTH[this.vote(userId, known)];
    this.votes.set(`${userId} ${known.id}`, rating);
    return known;
  }

  /** Of the best-known works, for the site-wide list. */
  all(): readonly Recommendation[] {
    return this.catalogue.media
      .filter((media) => media.popularity > 20_000)
      .flatMap((media) => this.list(media));
  }

  private list(media: Media): Recommendation[] {
    const known = this.known.get(media.id);
    if (known !== undefined) {
      return known;
    }
    const rng = seeded('recommendations', media.seed);
    const wanted =
      media.popularity < 200
        ? 0
        : Math.min(34, Math.round(Math.log10(media.popularity) ** 2 * rng.next() * 1.6));
    const found = new Map<number, Recommendation>();
    for (let tries = 0; found.size < wanted && tries < wanted * 6; tries += 1) {
      const other = this.draw.one(
        rng,
        rng.chance(0.9) ? media.type : media.type === 'ANIME' ? 'MANGA' : 'ANIME',
      );
      const kindred = other.genres.some((genre) => media.genres.includes(genre)) || tries > wanted * 4;
      if (
        kindred &&
        other.franchise !== media.franchise &&
        other.isAdult === media.isAdult &&
        !found.has(other.id)
      ) {
        const rating =
          Math.round((media.popularity / 700) ** 0.7 * rng.next() ** 2.5) - (rng.chance(0.05) ? 3 : 0);
        found.set(other.id, {
          id: media.index * SPAN + found.size + 1,
          mediaId: media.id,
          recommendedId: other.id,
          userId: rng.int(1, this.userCount),
          rating,
        });
      }
    }
    const list = [...found.values()].sort((one, other) => other.rating - one.rating);
    this.known.set(media.id, list);
    return list;
  }
}
