export interface Trailer {
  readonly id: string | null;
  readonly site: string | null;
}

/**
 * Where the player of a trailer is, without cookies until it plays. Only the one video-sharing site is known; an id
 * that could leave its place in the URL gives undefined.
 */
export function trailerUrl(trailer: Trailer | null | undefined): string | undefined {
  if (trailer?.site !== 'youtube' || !trailer.id || !/^[\w-]{5,32}$/.test(trailer.id)) return undefined;
  return `https://www.youtube-nocookie.com/embed/${trailer.id}?autoplay=1&rel=0`;
}
