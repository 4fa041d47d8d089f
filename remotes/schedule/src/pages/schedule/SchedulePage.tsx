import { authorizeUrl } from '@tsugi/data';
import { plural, t } from '@tsugi/i18n/macro';
import { Button, ButtonLink, EmptyState, PageTitle } from '@tsugi/ui';
import { FailureState, MissingParts, PanelBoundary } from '@tsugi/ui/components';
import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { OwnAirings } from '../../model/use-own-airings.ts';
import { useWeekAirings } from '../../model/use-week-airings.ts';
import { useViewerId } from '../../model/viewer-id.ts';
import { formatWeek, type Week } from '../../model/week.ts';
import { ScheduleTools } from '../../widgets/tools/ScheduleTools.tsx';
import { DayColumn } from './DayColumn.tsx';
import { LimitNote } from './LimitNote.tsx';
import { NO_FILTERS } from './params.ts';
import { ScheduleControls } from './ScheduleControls.tsx';
import classes from './SchedulePage.module.css';
import { StaleNote } from './StaleNote.tsx';
import { type ScheduleState, useScheduleState } from './use-schedule-state.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { WeekHead } from './WeekHead.tsx';
import { daysText } from './week-title.ts';
import { type ShownDay, weekView } from './week-view.ts';

/** /schedule/:week? */
export function SchedulePage() {
  const state = useScheduleState();
  useWeekKeys(state.go);
  const [first, last] = [state.days[0], state.days.at(-1)];
  const isOther = state.week && !state.isThisWeek && first && last;
  return (
    <div className="page">
      <PageTitle title={t`Schedule`} sub={isOther ? daysText(first, last) : undefined} />
      {state.week ? (
        <WeekContent state={state} week={state.week} />
      ) : (
        <EmptyState
          titleAs="h1"
          title={t`There is no such week`}
          body={t`Weeks have the numbers of ISO 8601, such as 2026-W48.`}
          action={<ButtonLink to={state.pathOf(0)}>{t`This week`}</ButtonLink>}
        />
      )}
    </div>
  );
}

function WeekContent({ state, week }: { readonly state: ScheduleState; readonly week: Week }) {
  const { scope, params, span, nowMs, days, settings, showsAdult, isSignedIn } = state;
  const airings = useWeekAirings(scope, params.also, span, nowMs);
  // Of the own list nothing is hidden: adult titles are in it because the viewer put them there.
  const filter = { ...params, showsAdult: showsAdult || scope === 'mine' };
  // A failure of the own list concerns the week, one of all a day.
  const gaps = scope === 'mine' ? airings.gaps.filter(({ error }) => !error) : airings.gaps;
  const shown = weekView(days, { items: airings.items, gaps }, settings, filter);
  const viewerId = useViewerId();
  const needsLogin = scope === 'mine' && !isSignedIn;
  return (
    <>
      <WeekHead
        state={state}
        tools={
          <ScheduleTools
            items={needsLogin ? [] : shown.flatMap((day) => day.airings.flatMap(({ episodes }) => episodes))}
            delayMinutes={settings.delayMinutes}
            viewerId={viewerId}
            week={formatWeek(week)}
          />
        }
      />
      <ScheduleControls state={state} count={needsLogin ? undefined : countOf(shown, airings)} />
      <PanelBoundary message={t`Schedule error`}>
        {needsLogin ? (
          <EmptyState
            title={t`Log in to see when your list airs`}
            body={t`The schedule of all anime needs no account.`}
            action={<ButtonLink variant="primary" to={authorizeUrl()}>{t`Log in`}</ButtonLink>}
          />
        ) : (
          <WeekBoard state={state} airings={airings} shown={shown} />
        )}
      </PanelBoundary>
    </>
  );
}

/** How many episodes are shown. Undefined while nothing of the week has arrived, or could be loaded: none are known then, not zero. */
function countOf(shown: readonly ShownDay[], { isLoading, gaps }: OwnAirings): number | undefined {
  const count = shown
    .flatMap(({ airings }) => airings)
    .reduce((sum, { episodes }) => sum + episodes.length, 0);
  return count === 0 && (isLoading || gaps.length > 0) ? undefined : count;
}

interface WeekBoardProps {
  readonly state: ScheduleState;
  readonly airings: OwnAirings;
  readonly shown: readonly ShownDay[];
}

function WeekBoard({ state, airings, shown }: WeekBoardProps) {
  const { scope, today, nowMs, settings, isThisWeek, update } = state;
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { gaps, isLoading } = airings;
  const isEmpty = shown.every((day) => day.airings.length === 0);
  const failed = gaps.find(({ error }) => error)?.error;
  if (failed && isEmpty && gaps.every(({ error }) => error)) {
    return (
      <FailureState failure={failed} title={t`The schedule could not be loaded`} onRetry={airings.retry} />
    );
  }
  if (isEmpty && gaps.length === 0 && !isLoading) {
    return (
      <NothingAirs scope={scope} isFiltered={airings.items.length > 0} onClear={() => update(NO_FILTERS)} />
    );
  }
  const earlier = countEarlier(shown, today, scope === 'all' ? nowMs : undefined);
  // From the first render on, whatever is known: nothing moves when more is.
  const hasEarlier = isThisWeek && (today !== shown[0]?.day || scope === 'all');
  return (
    <>
      <StaleNote error={airings.staleFor} storedAt={airings.storedAt} />
      {failed && scope === 'mine' && (
        <FailureState
          compact
          failure={failed}
          title={t`Not all of your list could be loaded`}
          onRetry={airings.retry}
        />
      )}
      <LimitNote titlesLeftOut={airings.titlesLeftOut} isCut={airings.isCut} />
      <MissingParts missing={airings.missing} onRetry={airings.retry} />
      <div
        className={classes.board}
        data-scope={scope}
        data-earlier={showsEarlier || !isThisWeek ? 'shown' : 'hidden'}
      >
        {hasEarlier && !showsEarlier && (
          <Button
            className={classes.earlier}
            variant="outline"
            size="sm"
            icon={<ChevronUp size={16} aria-hidden="true" />}
            onClick={() => setShowsEarlier(true)}
          >
            {earlier > 0
              ? plural(earlier, { one: 'Show # earlier title', other: 'Show # earlier titles' })
              : t`Show earlier days`}
          </Button>
        )}
        {shown.map((day) => (
          <DayColumn
            key={day.day}
            shown={day}
            today={today}
            nowMs={nowMs}
            settings={settings}
            isLoading={isLoading}
          />
        ))}
      </div>
    </>
  );
}

interface NothingAirsProps {
  readonly scope: 'mine' | 'all';
  /** Filters leave out all that there is. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NothingAirs({ scope, isFiltered, onClear }: NothingAirsProps) {
  if (isFiltered) {
    return (
      <EmptyState
        title={t`Nothing of this week passes the filters`}
        action={<Button onClick={onClear}>{t`Clear all`}</Button>}
      />
    );
  }
  return scope === 'mine' ? (
    <EmptyState
      title={t`Nothing of your list airs this week`}
      body={t`What you watch stands here on the days on which it airs.`}
      action={<ButtonLink to="/schedule?list=all">{t`See all that airs`}</ButtonLink>}
    />
  ) : (
    <EmptyState title={t`Nothing is known of this week yet`} />
  );
}

/**
 * What a phone does not show at first: days that are over, and of today's what is out.
 * @param nowMs undefined: what is out today stays, for it can be watched
 */
function countEarlier(shown: readonly ShownDay[], today: string, nowMs: number | undefined): number {
  const isEarlier = (day: string, atMs: number) =>
    day < today || (day === today && nowMs !== undefined && atMs <= nowMs);
  return shown.flatMap(({ day, airings }) => airings.filter(({ atMs }) => isEarlier(day, atMs))).length;
}
