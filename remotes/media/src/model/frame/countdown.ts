const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From here on hours are of no interest. */
const FAR_DAYS = 7;

/** Two units at most: "12 d", "3 d 4 h", "2 h 14 min", "14 min"; below a minute "less than a minute". */
export function countdown(ms: number): string {
  if (ms < MINUTE) return 'less than a minute';
  const days = Math.floor(ms / DAY);
  const hours = Math.floor((ms % DAY) / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  if (days >= FAR_DAYS) return `${days} d`;
  if (days > 0) return pair(`${days} d`, hours, 'h');
  return hours > 0 ? pair(`${hours} h`, minutes, 'min') : `${minutes} min`;
}

function pair(large: string, small: number, unit: string): string {
  return small > 0 ? `${large} ${small} ${unit}` : large;
}

/**
 * "Episode 6 in 2 h 14 min", and once the time has passed "Episode 6 aired".
 * @param airingAt Unix seconds
 * @param now milliseconds
 */
export function nextEpisodeText(episode: number, airingAt: number, now: number): string {
  const ms = airingAt * 1000 - now;
  return ms > 0 ? `Episode ${episode} in ${countdown(ms)}` : `Episode ${episode} aired`;
}
