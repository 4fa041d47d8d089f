import { useAuth } from '@tsugi/data';
import { useNavigate, useParams } from '@tsugi/router';
import { firstDayOfWeek, useNow } from '@tsugi/ui/components';
import { useUrlState } from '@tsugi/ui/url-state';
import type { Day } from '../../model/calendar-day.ts';
import { type TimeSettings, useTimeSettings } from '../../model/time-settings.ts';
import { addWeeks, daysOfWeek, formatWeek, parseWeek, type Week, weekOf } from '../../model/week.ts';
import { dayAt, type Span, spanOfDays } from '../../model/zone.ts';
import { type ScheduleParams, type Scope, scheduleCodec, schedulePath } from './params.ts';

export interface ScheduleState {
  /** Undefined when the URL names a week that there is not. */
  readonly week: Week | undefined;
  readonly days: readonly Day[];
  /** When its episodes air: without the user's delay. */
  readonly span: Span;
  readonly today: Day;
  readonly isThisWeek: boolean;
  readonly nowMs: number;
  readonly settings: TimeSettings;
  readonly isSignedIn: boolean;
  readonly showsAdult: boolean;
  readonly params: ScheduleParams;
  readonly scope: Scope;
  readonly update: (changes: Partial<ScheduleParams>) => void;
  /** Leads to the week before (-1), the next one (1) or the present one (0). */
  readonly go: (step: -1 | 0 | 1) => void;
  /** Where it leads. */
  readonly pathOf: (step: -1 | 0 | 1) => string;
}

/** Countdowns show minutes. */
const STEP_MS = 30_000;

export function useScheduleState(): ScheduleState {
  const { week: segment } = useParams();
  const navigate = useNavigate();
  const auth = useAuth();
  const settings = useTimeSettings();
  const nowMs = useNow(STEP_MS);
  const [params, setParams] = useUrlState(scheduleCodec);
  const isSignedIn = auth.status === 'signed-in';
  const firstWeekday = firstDayOfWeek();
  const today = dayAt(nowMs, settings.zone);
  const thisWeek = weekOf(today, firstWeekday);
  const week = segment === undefined ? thisWeek : parseWeek(segment);
  const days = daysOfWeek(week ?? thisWeek, firstWeekday);
  const pathOf = (step: -1 | 0 | 1) => {
    const target = step === 0 ? thisWeek : addWeeks(week ?? thisWeek, step);
    return schedulePath(formatWeek(target) === formatWeek(thisWeek) ? undefined : target, params);
  };
  return {
    week,
    days,
    span: airingSpan(days, settings),
    today,
    isThisWeek: week !== undefined && formatWeek(week) === formatWeek(thisWeek),
    nowMs,
    settings,
    isSignedIn,
    showsAdult: isSignedIn && auth.viewer?.displayAdultContent === true,
    params,
    scope: params.list ?? (isSignedIn ? 'mine' : 'all'),
    update: (changes) => setParams({ ...params, ...changes }),
    go: (step) => {
      // The focus stays on the control, or where it was when a key was pressed.
      void navigate(pathOf(step), { state: { keepFocus: true }, preventScrollReset: true });
    },
    pathOf,
  };
}

/** The airings that are there for the user on these days: they have aired before, by the delay. */
export function airingSpan(days: readonly Day[], { zone, delayMinutes }: TimeSettings): Span {
  const { fromMs, toMs } = spanOfDays(days, zone);
  const delayMs = delayMinutes * 60_000;
  return { fromMs: fromMs - delayMs, toMs: toMs - delayMs };
}
