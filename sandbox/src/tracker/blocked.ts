import type { Media } from '../catalogue/media.ts';
import { hash } from '../random.ts';
import { TrackerError } from './errors.ts';

/** What may not be done with a work. */
export const isFavouriteBlocked = ({ seed }: Media): boolean => hash('blocked', seed) % 400 === 0;
export const isRecommendationBlocked = ({ seed }: Media): boolean =>
  hash('no recommendations', seed) % 300 === 0;
export const isReviewBlocked = ({ status }: Media): boolean => status === 'NOT_YET_RELEASED';

/** Refuses as the service refuses a locked work: 403. The words are the sandbox's own. */
export function refuseBlocked(isBlocked: boolean, what: string): void {
  if (isBlocked) {
    throw new TrackerError(`This media may not be ${what}`, 403);
  }
}
