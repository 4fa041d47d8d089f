import { plural, t } from '@tsugi/i18n/macro';
import type { ListType } from '@tsugi/lists/list-type';
import { Button, EmptyState } from '@tsugi/ui';
import { ErrorState, formatNumber, joinItems, ShareButton, type SharePicture } from '@tsugi/ui/components';
import { type ChosenUser, comparePath } from '../../model/params.ts';
import type { Results as ComparedResults, CompareQuery, Comparison } from '../../model/types.ts';
import { compareTitle } from './compare-title.ts';
import classes from './ResultsPanel.module.css';
import { Results, ResultsSkeleton } from './results/Results.tsx';
import { resultsState } from './results-state.ts';

export interface ResultsPanelProps {
  readonly type: ListType;
  readonly users: readonly ChosenUser[];
  readonly comparison: Comparison;
  /** Something besides the users is set. */
  readonly hasFilters: boolean;
  readonly query: CompareQuery;
  readonly onReset: () => void;
}

/** The shared titles, or how far they are. */
export function ResultsPanel(props: ResultsPanelProps) {
  const { type, users, comparison, hasFilters, query, onReset } = props;
  const { results, pending, isComputing, error, retry } = comparison;
  if (error) {
    return (
      <ErrorState title={t`The lists could not be compared`} detail={error.message} onRetry={() => retry()} />
    );
  }
  const total = formatNumber(results?.total ?? 0);
  const state = resultsState(users, comparison, hasFilters);
  const rest =
    pending === 0 ? '' : plural(pending, { one: '1 list is loading', other: '# lists are loading' });

  return (
    <>
      {state.kind === 'loading' ? (
        <p role="status" className={`grid muted ${classes.loading}`}>{t`Loading content`}</p>
      ) : (
        results &&
        users.length > 0 && (
          <div className={`row wrap ${classes.head}`}>
            <h2 className={classes.total}>
              {type === 'anime' ? t`Total anime ${total}` : t`Total manga ${total}`}
            </h2>
            <span role="status" className="subdued">
              {rest}
            </span>
            {/* The URL has all of it: users, filters and order. */}
            <ShareButton
              size="sm"
              variant="quiet"
              {...(classes.share ? { className: classes.share } : {})}
              title={shareTitle(type, users)}
              path={comparePath(type, { users, query })}
              picture={() => comparePicture(shareTitle(type, users), results)}
            />
          </div>
        )
      )}
      {state.kind === 'loading' && (
        <ResultsSkeleton users={users.length} reviewsNeeded={query.reviewsNeeded} />
      )}
      {state.kind === 'empty' && (
        <EmptyState
          title={state.title}
          body={state.body}
          action={state.canReset && <Button onClick={onReset}>{t`Reset filters`}</Button>}
        />
      )}
      {state.kind === 'results' && results && (
        <Results
          type={type}
          results={results}
          reviewsNeeded={query.reviewsNeeded}
          showDifference={query.sort === 'difference'}
          busy={isComputing}
        />
      )}
    </>
  );
}

/** What is drawn of a comparison: the first titles that they share. How much they agree is made of scores, which are no part of it. */
function comparePicture(title: string, results: ComparedResults): SharePicture {
  const rows = Array.from({ length: PICTURED }, (_, place) => results.row(place)?.media);
  const shown = rows.filter((media) => media !== undefined && !media.isAdult);
  return {
    title,
    facts: [plural({ shared: results.total }, { one: '# shared title', other: '# shared titles' })],
    covers: shown.flatMap((media) => media?.coverLarge ?? media?.cover ?? []),
    color: shown[0]?.color ?? null,
  };
}

/** Some more than the picture has room for: not all may be shown. */
const PICTURED = 9;

/** "Compare anime: aoi, ren". */
function shareTitle(type: ListType, users: readonly ChosenUser[]): string {
  const title = compareTitle(type);
  return t`${title}: ${{ names: joinItems(users.map(({ name }) => name)) }}`;
}
