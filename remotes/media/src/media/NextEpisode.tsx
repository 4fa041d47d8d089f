import { useNow } from '../shared/use-now.ts';
import { nextEpisodeText } from './countdown.ts';

const CLOCK_STEP_MS = 30_000;
const exactly = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short' });

export interface NextEpisodeProps {
  readonly episode: number;
  /** Unix seconds. */
  readonly airingAt: number;
}

/** "Episode 6 in 2 h 14 min", kept right while it is shown, with the exact time as a hint. */
export function NextEpisode({ episode, airingAt }: NextEpisodeProps) {
  const now = useNow(CLOCK_STEP_MS);
  const time = new Date(airingAt * 1000);
  return (
    <time dateTime={time.toISOString()} title={exactly.format(time)}>
      {nextEpisodeText(episode, airingAt, now)}
    </time>
  );
}
