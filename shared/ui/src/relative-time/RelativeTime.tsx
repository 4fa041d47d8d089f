import { exactTime } from '../format/date.ts';
import { relativeTime, relativeTimeStepMs } from '../format/relative-time.ts';
import { useNow } from '../use-now/use-now.ts';

export interface RelativeTimeProps {
  /** Milliseconds since 1970, or a Date. The tracker's own times are seconds. */
  readonly date: Date | number;
  readonly className?: string | undefined;
}

/** "3 minutes ago", updated while it is shown, with the exact time as a tooltip. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const at = Number(date);
  const now = useNow(relativeTimeStepMs(Date.now() - at));
  const time = new Date(at);
  return (
    <time className={className} dateTime={time.toISOString()} title={exactTime(time)}>
      {relativeTime(at, now)}
    </time>
  );
}
