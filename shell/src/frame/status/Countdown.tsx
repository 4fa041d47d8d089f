import { t } from '@tsugi/i18n/macro';
import { useNow } from '@tsugi/ui/components';
import classes from './Countdown.module.css';

/** `23 s`, live. */
export function Countdown({ until }: { readonly until: number }) {
  return <span className={classes.seconds}>{t`${{ secondsLeft: useSecondsLeft(until) }} s`}</span>;
}

/** The same as a ring that empties. */
export function CountdownRing({ until, totalMs }: { readonly until: number; readonly totalMs: number }) {
  const share = Math.min(1, (useSecondsLeft(until) * 1000) / totalMs);
  return (
    <svg aria-hidden="true" className={classes.ring} width="22" height="22" viewBox="0 0 22 22">
      <circle className={classes.track} cx="11" cy="11" r="9" />
      <circle
        className={classes.rest}
        cx="11"
        cy="11"
        r="9"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 11 11)"
      />
    </svg>
  );
}

/** Whole seconds until a time (milliseconds since 1970), at least 1. */
function useSecondsLeft(until: number): number {
  return Math.max(1, Math.ceil((until - useNow(1000)) / 1000));
}
