import { useQuery } from '@tsugi/data';
import { select, t } from '@tsugi/i18n/macro';
import { ButtonLink, EmptyState } from '@tsugi/ui';
import { FailureState, MissingParts, PanelBoundary, Skeleton, useBelowTheFold } from '@tsugi/ui/components';
import { ChartPanel } from './ChartPanel.tsx';
import { ColumnChart } from './ColumnChart.tsx';
import { ShareBars } from './ShareBars.tsx';
import { StatsFrame, type StatsView } from './StatsFrame.tsx';
import classes from './StatsOverviewPage.module.css';
import { statsOperation } from './stats-operation.ts';
import {
  countryRows,
  formatRows,
  lengthRows,
  type StatRow,
  scoreRows,
  statusRows,
  totalNumbers,
  yearRows,
} from './stats-view.ts';
import type { UserTotals } from './user-totals.ts';

/** Totals and distributions of a user's list. */
export function StatsOverviewPage() {
  return <StatsFrame tab="overview">{(view) => <StatsOverview {...view} />}</StatsFrame>;
}

function StatsOverview(view: StatsView) {
  const { name, type } = view;
  const {
    data: totals,
    error,
    missing,
    retry,
  } = useQuery(statsOperation(type), name === '' ? null : { name });
  if (!totals) {
    if (!error) return <StatsOverviewSkeleton />;
    return <FailureState failure={error} title={t`These stats could not be loaded`} onRetry={retry} />;
  }
  const isEmpty = totals.count === 0 && totals.statuses.length === 0;
  return (
    <>
      <MissingParts missing={missing} onRetry={retry} />
      <dl className={`panel padded ${classes.totals}`}>
        {totalNumbers(totals, type).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isEmpty ? (
        <EmptyState
          title={select(type, {
            anime: `${name} has no anime on the list yet`,
            other: `${name} has no manga on the list yet`,
          })}
          action={
            <ButtonLink to={`/search/${type}`}>
              {select(type, { anime: 'Search anime', other: 'Search manga' })}
            </ButtonLink>
          }
        />
      ) : (
        <Charts totals={totals} view={view} />
      )}
    </>
  );
}

function Charts({ totals, view }: { readonly totals: UserTotals; readonly view: StatsView }) {
  const { name, type, measure } = view;
  const hasAllCharts = useBelowTheFold();
  const columns = (
    title: string,
    about: string,
    rows: readonly StatRow[],
    kind: 'bars' | 'line',
    isOfScores = false,
  ) => (
    <PanelBoundary message={t`${title} error`}>
      <ChartPanel
        title={title}
        about={about}
        rows={rows}
        type={type}
        isOfScores={isOfScores}
        className={kind === 'line' ? classes.wide : classes.half}
      >
        <ColumnChart
          label={title}
          rows={rows}
          type={type}
          // How a score is scored on average is the score.
          measure={isOfScores && measure === 'score' ? 'count' : measure}
          kind={kind}
        />
      </ChartPanel>
    </PanelBoundary>
  );
  const shares = (title: string, about: string, rows: readonly StatRow[]) => (
    <PanelBoundary message={t`${title} error`}>
      <ChartPanel title={title} about={about} rows={rows} type={type}>
        <ShareBars label={title} rows={rows} type={type} measure={measure} />
      </ChartPanel>
    </PanelBoundary>
  );
  const years = {
    release: totals.releaseYears.map(({ releaseYear, ...item }) => ({ ...item, year: releaseYear })),
    start: totals.startYears.map(({ startYear, ...item }) => ({ ...item, year: startYear })),
  };
  return (
    <div className={`grid gap-4 ${classes.charts}`}>
      {columns(t`Scores`, t`Score`, scoreRows(totals.scores), 'bars', true)}
      {columns(
        type === 'anime' ? t`Episode count` : t`Chapter count`,
        type === 'anime' ? t`Episodes` : t`Chapters`,
        lengthRows(totals.lengths),
        'bars',
      )}
      {shares(t`Formats`, t`Format`, formatRows(totals.formats, name, type))}
      {shares(t`Statuses`, t`Status`, statusRows(totals.statuses, name, type))}
      {shares(t`Countries`, t`Country`, countryRows(totals.countries, name, type))}
      {hasAllCharts && (
        <>
          {columns(t`Release years`, t`Year`, yearRows(years.release), 'line')}
          {columns(type === 'anime' ? t`Watch years` : t`Read years`, t`Year`, yearRows(years.start), 'line')}
        </>
      )}
    </div>
  );
}

function StatsOverviewSkeleton() {
  return (
    <div className={`grid gap-4 ${classes.charts}`} aria-busy="true">
      <Skeleton className={classes.wide} height={92} radius={14} />
      <Skeleton className={classes.half} height={286} radius={14} />
      <Skeleton className={classes.half} height={286} radius={14} />
      <Skeleton height={360} radius={14} />
      <Skeleton height={360} radius={14} />
      <Skeleton height={360} radius={14} />
    </div>
  );
}
