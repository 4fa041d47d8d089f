import { DAY_MS } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Media } from '../catalogue/media.ts';
import { picturePaths } from '../pictures/paths.ts';
import { seeded } from '../random.ts';
import type { PopularPick } from './popular-draw.ts';

export type ReviewVote = 'NO_VOTE' | 'UP_VOTE' | 'DOWN_VOTE';
export type Review = {
  id: number;
  userId: number;
  mediaId: number;
  summary: string;
  /** Empty until read: seeded bodies are written on demand. */
  body: string | undefined;
  score: number;
  rating: number;
  ratingAmount: number;
  isPrivate: boolean;
  createdAt: number;
  updatedAt: number;
};

const COUNT = 1_800;
const FIRST_ID = 5_001;
const SUMMARIES = [
  'Come for the rain, stay for the quiet.',
  'A small story that refuses to hurry.',
  'Beautiful, uneven, unforgettable.',
  'Twelve episodes of holding your breath.',
  'Not everything has to explode.',
  'I wanted to love it more than I did.',
  'The best soup in fiction. &#127836;',
  'An ending that earns its silence.',
  'Great music in search of a plot.',
  'It asks a good question and answers another one.',
];
const PARTS = [
  'The first thing one notices is how much {title} trusts its viewer. Scenes end a beat early, doors stay closed, and what is not said fills the room.',
  '__Story.__ It begins in {place} and never quite leaves it. The middle sags for two episodes, then everything that looked like decoration turns out to be the plot. ~!The letters were never sent because they were never written.!~',
  '__Characters.__ {hero} could have been a type and becomes a person instead, mostly by being wrong in interesting ways.',
  '__Sound.__ Watch it with headphones: there is a ferry horn in the third episode that I still hear.\n\n~~~img220({image})~~~',
  'Is it for everyone? No. It is slow, it is fond of weather, and it has a scene about a kettle that lasts four minutes. I would not cut a second. &#x1FAD6;',
  'In the end I gave it the score below because numbers are required. *What I would rather give it is a second evening.*',
];

export class Reviews {
  readonly list: Review[];
  private readonly votes = new Map<string, ReviewVote>();

  constructor(draw: PopularPick, userCount: number, now: number) {
    this.list = Array.from({ length: COUNT }, (_, index) => {
      const rng = seeded('review', index);
      const media = draw.one(rng, rng.chance(0.78) ? 'ANIME' : 'MANGA');
      const createdAt = Math.floor((now - (COUNT - index) * 1.3 * DAY_MS) / 1000);
      const ratingAmount = Math.round((media.popularity / 900) * rng.next()) + 1;
      return {
        id: FIRST_ID + index,
        userId: rng.chance(0.1) ? rng.int(1, 5) : rng.int(8, userCount),
        mediaId: media.id,
        summary: rng.pick(SUMMARIES),
        body: undefined,
        score: Math.max(20, Math.min(100, Math.round(rng.normal(media.meanScore ?? 68, 12)))),
        rating: Math.round(ratingAmount * (0.4 + rng.next() * 0.55)),
        ratingAmount,
        isPrivate: false,
        createdAt,
        updatedAt: createdAt,
      };
    });
  }

  find(id: number): Review | undefined {
    return this.list.find((review) => review.id === id);
  }

  ofMedia(mediaId: number): readonly Review[] {
    return this.list.filter((review) => review.mediaId === mediaId && !review.isPrivate);
  }

  add(review: Omit<Review, 'id'>): Review {
    const added = { ...review, id: (this.list.at(-1)?.id ?? FIRST_ID) + 1 };
    this.list.push(added);
    return added;
  }

  remove(review: Review): void {
    this.list.splice(this.list.indexOf(review), 1);
  }

  vote(userId: number | undefined, review: Review): ReviewVote {
    return userId === undefined ? 'NO_VOTE' : (this.votes.get(`${userId} ${review.id}`) ?? 'NO_VOTE');
  }

  rate(userId: number, review: Review, vote: ReviewVote): void {
    const before = this.vote(userId, review);
    review.rating += (vote === 'UP_VOTE' ? 1 : 0) - (before === 'UP_VOTE' ? 1 : 0);
    review.ratingAmount += (vote === 'NO_VOTE' ? 0 : 1) - (before === 'NO_VOTE' ? 0 : 1);
    this.votes.set(`${userId} ${review.id}`, vote);
  }

  bodyOf(review: Review, media: Media, catalogue: Catalogue, hero: string): string {
    if (review.body !== undefined) {
      return review.body;
    }
    const rng = seeded('review body', review.id);
    const place = catalogue.franchises[media.franchise]?.concept.place.en ?? 'a small town';
    return PARTS.filter((_, index) => index < 2 || rng.chance(0.75))
      .join('\n\n')
      .replaceAll('{title}', media.title.english ?? media.title.romaji)
      .replaceAll('{place}', place)
      .replaceAll('{hero}', hero)
      .replaceAll('{image}', picturePaths.cover(media, 'large'));
  }
}
