import type { AuthState } from '@tsugi/data';
import type { SearchParams } from './params.ts';

/** Whether the viewer's account is set to show adult works. */
export function showsAdult(auth: AuthState): boolean {
  return auth.status === 'signed-in' && auth.viewer?.displayAdultContent === true;
}

/**
 * Whether a search finds adult works: when a rating asks for them, and by name for an account that shows them. Without a name
 * the results of such an account are those of everyone.
 * @param params without what the engine cannot carry out
 */
export function includesAdult(
  { rating, q }: Pick<SearchParams, 'rating' | 'q'>,
  accountShowsAdult: boolean,
): boolean {
  if (rating.includes('ANY') || rating.includes('RX')) return true;
  return accountShowsAdult && q !== '' && rating.length === 0;
}
