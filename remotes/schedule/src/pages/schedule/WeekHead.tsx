import { t } from '@tsugi/i18n/macro';
import { AppLink, ButtonLink } from '@tsugi/ui';
import { SegmentedControl } from '@tsugi/ui/components';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { offsetText } from '../../model/zone.ts';
import { zoneCity } from '../../model/zone-names.ts';
import { delayText } from './filter-pills.ts';
import type { ScheduleState } from './use-schedule-state.ts';
import classes from './WeekHead.module.css';
import { daysText } from './week-title.ts';

const ICON = { className: 'mirrored', size: 19, 'aria-hidden': true } as const;

interface WeekHeadProps {
  readonly state: ScheduleState;
  /** What can be done with the week: stands beside the heading. */
  readonly tools: ReactNode;
}

/** Which week it is, the way to others, and whose episodes are shown. */
export function WeekHead({ state, tools }: WeekHeadProps) {
  const { week, days, isThisWeek, scope, update, pathOf } = state;
  const [first, last] = [days[0], days.at(-1)];
  if (!week || !first || !last) return null;
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <h1>{t`Schedule`}</h1>
        <p className={`muted ${classes.week}`} role="status">
          <span>{daysText(first, last)}</span>
          <span>{t`Week ${{ number: week.week }}`}</span>
          <span>{timesText(state)}</span>
        </p>
      </div>
      {tools}
      <nav className={`row ${classes.turn}`} aria-label={t`Week`}>
        <Turn to={pathOf(-1)} label={t`Week before`} shortcut="[">
          <ChevronLeft {...ICON} />
        </Turn>
        <ButtonLink
          to={pathOf(0)}
          state={{ keepFocus: true }}
          preventScrollReset
          title={t`This week (${{ key: 't' }})`}
          aria-current={isThisWeek ? 'date' : undefined}
          className={classes.present}
        >
          {t`This week`}
        </ButtonLink>
        <Turn to={pathOf(1)} label={t`Next week`} shortcut="]">
          <ChevronRight {...ICON} />
        </Turn>
      </nav>
      <SegmentedControl
        className={classes.scope}
        label={t`Whose episodes`}
        value={scope}
        onChange={(list) => update({ list: list === defaultScope(state) ? undefined : list })}
        options={[
          { value: 'mine', label: t`My list` },
          { value: 'all', label: t`All` },
        ]}
      />
    </header>
  );
}

interface TurnProps {
  readonly to: string;
  readonly label: string;
  readonly shortcut: string;
  readonly children: ReactNode;
}

function Turn({ to, label, shortcut, children }: TurnProps) {
  return (
    <AppLink
      className={`centred ${classes.step}`}
      to={to}
      state={{ keepFocus: true }}
      preventScrollReset
      aria-label={label}
      title={`${label} (${shortcut})`}
    >
      {children}
    </AppLink>
  );
}

function defaultScope({ isSignedIn }: ScheduleState) {
  return isSignedIn ? 'mine' : 'all';
}

/** "Times in Tokyo, UTC+9, +45 min". */
function timesText({ settings: { zone, delayMinutes }, nowMs }: ScheduleState): string {
  const offset = offsetText(nowMs, zone);
  const place = zone ? `${zoneCity(zone)}, ${offset}` : offset;
  return delayMinutes > 0 ? t`Times: ${place}, ${{ delay: delayText(delayMinutes) }}` : t`Times: ${place}`;
}
