import type { MediaFormat, MediaSource, MediaType, Relation } from './media.ts';
import type { Suffix } from './sequel-titles.ts';

/** One work of a franchise before it gets its dates and numbers. */
export type WorkPlan = {
  /** What the title adds to the franchise's; undefined for the work that gave it its name. */
  suffix: Suffix | undefined;
  type: MediaType;
  format: MediaFormat;
  source: MediaSource | null;
  english: string;
  romaji: string;
  native: string;
  /** Seasons from this one: 0 airs now, negative is the past; null is not announced. */
  seasonOffset: number | null;
  /** Position of the related work in the same franchise, with the relation as seen from this work. */
  links: readonly { to: number; relation: Relation }[];
  /** Of the franchise's fame, 0 to 1. */
  share: number;
  isHero: boolean;
};
