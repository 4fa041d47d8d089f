import { useAuth } from '@tsugi/data';
import { t } from '@tsugi/i18n/macro';
import { Button, EmptyState, lazyPart, PageTitle, VisuallyHidden } from '@tsugi/ui';
import { PanelBoundary, Skeleton } from '@tsugi/ui/components';
import { FilterTags } from '@tsugi/ui/filter-tags';
import { Suspense, useMemo, useState } from 'react';
import { ENGINES, effectiveParams } from '../../engines/engines.ts';
import { activeFilters, searchTitle } from '../../filters/filter-texts.ts';
import { asksByType } from '../../filters/length.ts';
import { type FilterContext, searchPath, withoutFilters } from '../../filters/params.ts';
import { showsAdult } from '../../filters/rating.ts';
import { useKnownNames } from '../../filters/use-known-names.ts';
import { searchLabel } from '../../model/header.ts';
import { countText, type ResultCount } from '../../model/result-count.ts';
import { PinnedSearches } from '../../saved/PinnedSearches.tsx';
import { SavedButton } from '../../saved/SavedButton.tsx';
import { FilterBar } from './filter-bar/FilterBar.tsx';
import { LoadingResults } from './list/Results.tsx';
import { TrackerResults, useTrackerResults } from './list/TrackerResults.tsx';
import { useResultsView, ViewSwitch } from './list/ViewSwitch.tsx';
import { MalResults } from './mal/load-mal.ts';
import { QuickLinks } from './QuickLinks.tsx';
import classes from './ResultsPage.module.css';
import { SearchControls } from './SearchControls.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { useSearchState } from './use-search-state.ts';

/** Only pages of one season have them. */
const Leftovers = lazyPart(
  async () => (await import(/* webpackChunkName: "leftovers" */ './Leftovers.tsx')).Leftovers,
);

/** Few searches are for both types with bounds of the length. */
const ByTypeResults = lazyPart(
  async () => (await import(/* webpackChunkName: "search-by-type" */ './ByTypeResults.tsx')).ByTypeResults,
);

/** Few searches name sites. */
const SiteNames = lazyPart(
  async () => (await import(/* webpackChunkName: "site-names" */ '../../filters/SiteNames.tsx')).SiteNames,
);

/** /search/:type/:header? */
export function ResultsPage() {
  const state = useSearchState();
  const { type, header, params, chosen, update } = state;
  const engine = ENGINES[state.engine];
  const auth = useAuth();
  const isSignedIn = auth.status === 'signed-in';
  const accountShowsAdult = showsAdult(auth);
  const { names: trackerNames, isAwaited } = useKnownNames(chosen, engine.name === 'tracker');
  const [malNames, setMalNames] = useState<ReadonlySet<string>>();
  const knownNames = engine.name === 'mal' ? malNames : trackerNames;
  const [nameSites, setNameSites] = useState<FilterContext['nameSites']>();
  const context: FilterContext = useMemo(
    () => ({ type, header, params, isSignedIn, showsAdult: accountShowsAdult, knownNames, nameSites }),
    [type, header, params, isSignedIn, accountShowsAdult, knownNames, nameSites],
  );
  const isMal = engine.name === 'mal' && type !== 'media';
  const isByType = asksByType(type, params);
  const isAsked = !params.preventFetch;
  const tracker = useTrackerResults(context, isAsked && !isMal && !isByType, isAwaited);
  const [lateCount, setLateCount] = useState<ResultCount>();
  const [view, setView] = useResultsView();
  const count = tracker.count ?? lateCount;
  const results = { type, header, params, view, isPaused: state.openFilter !== undefined, onChange: update };

  const title = searchTitle(type, header, effectiveParams(engine, context));
  const path = searchPath(header ? `/search/${type}/${state.headerSegment}` : `/search/${type}`, params);

  return (
    <div className="page">
      <PageTitle title={title} />
      <div className={`column gap-3 ${classes.head}`}>
        {header ? (
          <div className={`row ${classes.title}`}>
            <h1>{header.title}</h1>
            {header.season && header.seasonYear && (
              <SeasonNav season={header.season} year={header.seasonYear} params={params} />
            )}
          </div>
        ) : (
          <VisuallyHidden>
            <h1>{searchLabel(type)}</h1>
          </VisuallyHidden>
        )}
        <SearchControls
          type={type}
          q={chosen.q}
          engine={engine.name}
          onTypeChange={state.switchType}
          onEngineChange={(next) => update((latest) => ({ ...latest, malSearch: next === 'mal' }))}
          onSearch={state.setText}
        />
        <PinnedSearches path={path} />
        {type === 'anime' && <QuickLinks headerSegment={state.headerSegment} />}
        <PanelBoundary message={t`Filters error`}>
          {!isMal && chosen.externalSource.length > 0 && (
            <Suspense>
              <SiteNames type={type} onKnown={(known) => setNameSites(() => known)} />
            </Suspense>
          )}
          <FilterBar
            engine={engine}
            context={params === chosen ? context : { ...context, params: chosen }}
            searched={params}
            count={count}
            onChange={update}
            open={state.openFilter}
            onOpenChange={state.setOpenFilter}
          />
          <FilterTags
            label={t`Filters`}
            tags={activeFilters(engine, context)}
            // The latest search may be newer than the rendered one; the filter is found in it by its key.
            onRemove={({ key }) =>
              update(
                (latest) =>
                  activeFilters(engine, { ...context, params: latest }).find((one) => one.key === key)
                    ?.without ?? latest,
              )
            }
            onClearAll={() => update(withoutFilters)}
            count={
              <span className={`row gap-3 ${classes.count}`}>
                {/* The empty state has its own text. */}
                {count && count.count > 0 && countText(count)}
                <SavedButton key={path} path={path} title={title} />
                <ViewSwitch view={view} onChange={setView} />
              </span>
            }
          />
        </PanelBoundary>
      </div>
      {header?.season && header.seasonYear && isAsked && (
        <PanelBoundary message={t`Leftovers error`}>
          <Suspense
            fallback={<Skeleton className={classes.leftovers} height="140px" radius="var(--radius-card)" />}
          >
            <Leftovers season={header.season} year={header.seasonYear} />
          </Suspense>
        </PanelBoundary>
      )}
      <PanelBoundary message={t`Results error`}>
        {!isAsked && (
          <SearchPaused onSearch={() => update((latest) => ({ ...latest, preventFetch: false }))} />
        )}
        {isAsked && (
          <Suspense fallback={<LoadingResults />}>
            {isMal ? (
              <MalResults {...results} type={type} onCount={setLateCount} onNames={setMalNames} />
            ) : isByType ? (
              <ByTypeResults {...results} context={context} isHeld={isAwaited} onCount={setLateCount} />
            ) : (
              <TrackerResults {...results} found={tracker} />
            )}
          </Suspense>
        )}
      </PanelBoundary>
    </div>
  );
}

/** A link said `preventFetch`: nothing is requested until the user says so. */
function SearchPaused({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <EmptyState
      title={t`This search has not started`}
      body={t`Set the filters first, then search.`}
      action={<Button variant="primary" onClick={onSearch}>{t`Search now`}</Button>}
    />
  );
}
