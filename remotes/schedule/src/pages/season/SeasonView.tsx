import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { useLocation } from '@tsugi/router';
import { Button, ButtonLink, EmptyState, PageTitle, VisuallyHidden } from '@tsugi/ui';
import {
  CardGrid,
  FailureState,
  MediaCardSkeletons,
  MissingParts,
  PanelBoundary,
} from '@tsugi/ui/components';
import { useUrlState } from '@tsugi/ui/url-state';
import { FIRST_CARDS } from '@tsugi/ui/virtual-rows';
import { useMemo, useRef, useState } from 'react';
import { type SeasonParams, seasonParams } from './params.ts';
import classes from './Season.module.css';
import { SeasonControls } from './SeasonControls.tsx';
import { SeasonGrid } from './SeasonGrid.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { groupSeason } from './season-groups.ts';
import { choiceLabel, groupLabel } from './season-labels.ts';
import type { SeasonChoice } from './season-segment.ts';
import { useSkipped } from './skipped.ts';
import { TriageBar } from './TriageBar.tsx';
import type { DecisionEvents } from './use-decisions.tsx';
import { useFit } from './use-fit.ts';
import { useSeason } from './use-season.ts';
import { useTriage } from './use-triage.ts';

interface SeasonViewProps {
  readonly choice: SeasonChoice;
  readonly now: Date;
}

/** The titles of a season in groups, with the keys that decide about them. */
export function SeasonView({ choice, now }: SeasonViewProps) {
  const [params, setParams] = useUrlState(seasonParams);
  const { search } = useLocation();
  const { titles, leftovers, isWhole } = useSeason(choice, now);
  const skipped = useSkipped();
  const [said, setSaid] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const { decisions, focusTitle, leave } = useTriage(content);
  const auth = useAuth();
  const scoreFormat = auth.status === 'signed-in' ? auth.viewer?.scoreFormat : undefined;
  const { fitOf, reason: fitReason } = useFit(params.sort === 'fit');

  const season = useMemo(
    () =>
      groupSeason({
        titles: titles.items,
        leftovers: leftovers.items,
        params: params.sort === 'fit' && !fitOf ? { ...params, sort: 'popularity' } : params,
        skipped,
        fitOf: fitOf ?? (() => undefined),
      }),
    [titles.items, leftovers.items, params, skipped, fitOf],
  );
  const { groups, total, decided, hidden } = season;
  // Otherwise how many there are is not known: that is not zero.
  const isKnown = titles.status === 'ready';
  const shown = groups.reduce((sum, { items }) => sum + items.length, 0);
  const undecided = groups
    .flatMap(({ items }) => items)
    .find(({ id, mediaListEntry }) => !mediaListEntry?.status && !skipped.has(id));

  const change = (changes: Partial<SeasonParams>) => setParams({ ...params, ...changes });
  const { show, skipped: showsSkipped } = params;
  const events: DecisionEvents = useMemo(
    () => ({
      onDecide: (mediaId, decision) => {
        if (show === 'undecided' || (decision === 'skipped' && !showsSkipped)) leave(mediaId);
      },
      onSay: setSaid,
    }),
    [show, showsSkipped, leave],
  );

  const label = choiceLabel(choice);
  return (
    <div className="page">
      <PageTitle title={label} sub={t`Schedule`} />
      <div className={`column gap-3 ${classes.head}`}>
        <div className={`row ${classes.title}`}>
          <h1>{label}</h1>
          <ButtonLink className={classes.week} size="sm" to="/schedule">{t`Week`}</ButtonLink>
          <SeasonNav choice={choice} now={now} search={search} />
        </div>
        <PanelBoundary message={t`Filters error`}>
          <SeasonControls
            params={params}
            shown={isKnown ? shown : undefined}
            fitReason={fitReason}
            onChange={change}
          />
        </PanelBoundary>
        {params.sort === 'fit' && (
          <p className={`fine ${classes.explanation}`}>
            {fitReason ??
              t`Fits me compares the genres and tags of a title with those that you have watched often and rated well.`}
          </p>
        )}
        {titles.status !== 'error' && (
          <TriageBar
            total={isWhole ? total : undefined}
            decided={decided}
            hidden={hidden}
            onNext={undecided && (() => focusTitle(undecided.id))}
            onShowSkipped={() => change({ skipped: true })}
          />
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </div>
      <PanelBoundary message={t`Results error`}>
        <div ref={content} className={classes.groups}>
          {titles.status === 'loading' && (
            <CardGrid label={t`Loading the season`} busy>
              <MediaCardSkeletons count={FIRST_CARDS} />
            </CardGrid>
          )}
          {titles.status === 'error' && titles.error && (
            <FailureState
              failure={titles.error}
              title={t`The season could not be loaded`}
              onRetry={titles.retry}
            />
          )}
          <MissingParts missing={titles.missing} onRetry={titles.retry} />
          {groups.map(({ name, items }, index) => (
            <SeasonGrid
              key={name}
              label={groupLabel(name)}
              hint={name === 'LEFTOVERS' ? t`airing on from earlier seasons` : undefined}
              items={items}
              skipped={skipped}
              fitOf={params.sort === 'fit' ? fitOf : undefined}
              scoreFormat={scoreFormat}
              isFirst={index === 0}
              decisions={decisions}
              events={events}
            />
          ))}
          {isKnown &&
            [titles, leftovers].map(
              ({ error, retry }, index) =>
                error && (
                  <FailureState
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lists, always the same
                    key={index}
                    compact
                    failure={error}
                    title={
                      index === 0 ? t`More titles could not be loaded` : t`The leftovers could not be loaded`
                    }
                    onRetry={retry}
                  />
                ),
            )}
          {isWhole && isKnown && titles.hasNextPage && !titles.error && (
            <Button
              className={classes.more}
              busy={titles.isFetchingNextPage}
              onClick={titles.fetchNextPage}
            >{t`Show more titles`}</Button>
          )}
          {isWhole && isKnown && shown === 0 && titles.missing.length === 0 && (
            <NothingShown total={total} onClear={() => change({ ...NOTHING_LEFT_OUT })} />
          )}
        </div>
      </PanelBoundary>
    </div>
  );
}

const NOTHING_LEFT_OUT = { q: '', genre: [], group: [], show: undefined, skipped: true } as const;

interface NothingShownProps {
  /** Titles that pass all but the filters of decisions. */
  readonly total: number;
  readonly onClear: () => void;
}

function NothingShown({ total, onClear }: NothingShownProps) {
  return (
    <EmptyState
      title={total > 0 ? t`Everything here is decided` : t`No titles here`}
      body={total > 0 ? t`Titles that you skipped are left out.` : t`Fewer filters find more.`}
      action={<Button onClick={onClear}>{t`Show all titles`}</Button>}
    />
  );
}
