import { t } from '@tsugi/i18n/macro';
import { Button, VisuallyHidden } from '@tsugi/ui';
import { Skeleton, useBelowTheFold, useMediaQuery, weekdayName } from '@tsugi/ui/components';
import { Fragment, useId } from 'react';
import type { Day } from '../../model/calendar-day.ts';
import { countdown } from '../../model/countdown.ts';
import type { TimeSettings } from '../../model/time-settings.ts';
import { clockAt, type Zone } from '../../model/zone.ts';
import { AiringRow } from './AiringRow.tsx';
import classes from './DayColumn.module.css';
import { dayText, noonOf } from './week-title.ts';
import { behindBy, type ShownAiring, type ShownDay } from './week-view.ts';

export interface DayColumnProps {
  readonly shown: ShownDay;
  readonly today: Day;
  readonly nowMs: number;
  readonly settings: TimeSettings;
  /** Nothing is known of the week yet. */
  readonly isLoading: boolean;
}

/** Rows of a day that is on its way. */
const PLACEHOLDERS = 3;
/** Rows of a day that most windows show: on a tablet a day has several side by side. */
const FIRST_ROWS = { tablet: 16, other: 8 };
/** As in the style sheet. */
const TABLET = '(48em <= width < 75em)';

/** A day of the week: a column on a desk, a part of the list on a phone. */
export function DayColumn({ shown, today, nowMs, settings, isLoading }: DayColumnProps) {
  const headingId = useId();
  const { day, airings, gap } = shown;
  const isWaiting = isLoading || (gap !== undefined && !gap.error);
  const state = day < today ? 'past' : day === today ? 'today' : 'ahead';
  const next = airings.findIndex(({ atMs }) => atMs > nowMs);
  const hasAllRows = useBelowTheFold();
  const isFirst = firstRowsTest(next, FIRST_ROWS[useMediaQuery(TABLET) ? 'tablet' : 'other']);
  return (
    <section className={classes.day} aria-labelledby={headingId} aria-busy={isWaiting} data-day={state}>
      <h2 id={headingId} className={classes.head}>
        <span className={classes.weekday}>{weekdayName(noonOf(day))}</span>{' '}
        {state === 'today' && <span className={classes.today}>{t`Today`}</span>}{' '}
        <span className={classes.date}>{dayText(day)}</span>
        {airings.length > 0 && (
          <span className={classes.count} aria-hidden="true">
            {airings.length}
          </span>
        )}
      </h2>
      {airings.length > 0 && (
        <ul className={classes.list} aria-labelledby={headingId}>
          {airings.map(
            (airing, index) =>
              (hasAllRows || isFirst(index)) && (
                <Fragment key={airing.id}>
                  {state === 'today' && index === next && <NowLine nowMs={nowMs} zone={settings.zone} />}
                  <Row
                    airing={airing}
                    nowMs={nowMs}
                    settings={settings}
                    isFirst={index < 3 && state !== 'past'}
                  />
                </Fragment>
              ),
          )}
          {state === 'today' && next === -1 && (hasAllRows || isFirst(airings.length)) && (
            <NowLine nowMs={nowMs} zone={settings.zone} />
          )}
        </ul>
      )}
      {isWaiting && <Placeholders count={airings.length > 0 ? 1 : PLACEHOLDERS} />}
      {gap?.error && (
        <p className={`fine ${classes.failed}`}>
          {t`This day could not be loaded whole.`}{' '}
          <Button size="sm" variant="ghost" onClick={gap.retry}>{t`Try again`}</Button>
        </p>
      )}
      {airings.length === 0 && !isWaiting && !gap && (
        <p className={`fine ${classes.empty}`}>{t`Nothing airs`}</p>
      )}
    </section>
  );
}

/** A column begins with the first airing of its day; narrower windows hide what has aired today. @param next place of the first that has not */
function firstRowsTest(next: number, rows: number): (index: number) => boolean {
  return (index) => index < rows || (next !== -1 && index >= next && index < next + rows);
}

interface RowProps {
  readonly airing: ShownAiring;
  readonly nowMs: number;
  readonly settings: TimeSettings;
  readonly isFirst: boolean;
}

function Row({ airing, nowMs, settings, isFirst }: RowProps) {
  return (
    <AiringRow
      airing={airing}
      clock={clockAt(airing.atMs, settings.zone)}
      hasAired={airing.atMs <= nowMs}
      countdown={countdown(airing.atMs, nowMs)}
      behind={behindBy(airing, nowMs, settings.delayMinutes)}
      priority={isFirst}
    />
  );
}

/** Between what is out and what is to come. */
function NowLine({ nowMs, zone }: { readonly nowMs: number; readonly zone: Zone }) {
  return (
    <li className={classes.now}>
      <VisuallyHidden>{t`Now, ${{ time: clockAt(nowMs, zone) }}`}</VisuallyHidden>
      <span aria-hidden="true">{clockAt(nowMs, zone)}</span>
    </li>
  );
}

function Placeholders({ count }: { readonly count: number }) {
  return (
    <ul className={classes.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <li key={index} className={classes.placeholder}>
          <Skeleton className={classes.placeholderCover} radius={6} />
          <span className={classes.placeholderText}>
            <Skeleton width="90%" height={14} />
            <Skeleton width="50%" height={12} />
          </span>
        </li>
      ))}
    </ul>
  );
}
