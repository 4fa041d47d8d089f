import type { FuzzyDate } from '../calendar.ts';
import type { Form } from './form.ts';

/** Dates in the service's formats: ISO, in parts, and as text. */
export function period(from: FuzzyDate, to: FuzzyDate): Form {
  const iso = ({ year, month, day }: FuzzyDate): string | null =>
    year === null
      ? null
      : `${year}-${String(month ?? 1).padStart(2, '0')}-${String(day ?? 1).padStart(2, '0')}T00:00:00+00:00`;
  const text = ({ year, month, day }: FuzzyDate): string =>
    year === null
      ? '?'
      : [
          month === null
            ? ''
            : new Date(Date.UTC(2000, month - 1, 1)).toLocaleString('en-US', {
                month: 'short',
                timeZone: 'UTC',
              }),
          day === null ? '' : `${day},`,
          String(year),
        ]
          .filter((part) => part !== '')
          .join(' ');
  return {
    from: iso(from),
    to: iso(to),
    prop: { from, to, string: from.year === null ? 'Not available' : `${text(from)} to ${text(to)}` },
  };
}

/** Weekday and time of the first showing, in Japan. */
export function broadcast(firstAt: number): Form {
  const date = new Date((firstAt + 9 * 3600) * 1000);
  const day = `${date.toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' })}s`;
  const time = date.toISOString().slice(11, 16);
  return { day, time, timezone: 'Asia/Tokyo', string: `${day} at ${time} (JST)` };
}
