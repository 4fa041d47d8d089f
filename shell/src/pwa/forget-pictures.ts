import { forgetPictureDates } from './forget-picture-dates.ts';

/** Faces and covers tell who was here and what they follow: they leave with the account, and so do their addresses. */
export function forgetPictures(): void {
  // Without the right to use caches there is nothing to forget.
  if (!('caches' in globalThis)) return;
  void caches
    .delete('tsugi-pictures')
    .then(forgetPictureDates)
    .catch(() => undefined);
}

/** Id of the account that the stored pictures may tell of. */
const OWNER_KEY = 'tsugi.pictures-of';
const UNKNOWN = '?';

/**
 * Notes whose pictures are stored from now on. Those of an account that left while no page could clean up after it, or
 * before this code had arrived, go now.
 * @param reader who is signed in: `null` while their profile has not been read, undefined for nobody
 */
export function keepPicturesOf(reader: number | null | undefined): void {
  try {
    const owner = localStorage.getItem(OWNER_KEY);
    const next = reader === undefined ? null : String(reader ?? owner ?? UNKNOWN);
    if (owner !== null && next !== owner && !(owner === UNKNOWN && next !== null)) forgetPictures();
    if (next === null) localStorage.removeItem(OWNER_KEY);
    else localStorage.setItem(OWNER_KEY, next);
  } catch {
    // Where nothing may be stored, no pictures are either.
  }
}
