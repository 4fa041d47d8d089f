import { useAuth } from '@tsugi/data';
import { lazyPart, PageTitle, VisuallyHidden } from '@tsugi/ui';
import { CardGrid, MediaCardSkeletons, PanelBoundary, Skeleton } from '@tsugi/ui/components';
import { FilterTags } from '@tsugi/ui/filter-tags';
import { Suspense, useMemo, useState } from 'react';
import { activeFilters, withoutFilters } from '../../filters/active-filters.ts';
import { showsAdult } from '../../filters/adult.ts';
import { effectiveParams, type FilterContext } from '../../filters/engine-rules.ts';
import { searchTitle } from '../../filters/search-title.ts';
import { useKnownNames } from '../../filters/use-known-names.ts';
import { nounOf } from '../../model/header.ts';
import { DEFAULT_ORDER } from '../../model/order.ts';
import { countText, type ResultCount } from '../../model/result-count.ts';
import { FilterBar } from './filter-bar/FilterBar.tsx';
import { useResultsView } from './list/use-results-view.ts';
import { FIRST_CARDS } from './list/use-virtual-rows.ts';
import { MalResults } from './mal/load-mal.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { Results } from './Results.tsx';
import classes from './ResultsPage.module.css';
import { SearchControls } from './SearchControls.tsx';
import { SearchPaused } from './SearchPaused.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { useEngine } from './use-engine.ts';
import { useSearchState } from './use-search-state.ts';
import { useTrackerResults } from './use-tracker-results.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Only pages of one season have them. */
const Leftovers = lazyPart(
  async () => (await import(/* webpackChunkName: "leftovers" */ './Leftovers.tsx')).Leftovers,
);

/** Few searches name sites. */
const SiteNames = lazyPart(
  async () => (await import(/* webpackChunkName: "site-names" */ '../../filters/SiteNames.tsx')).SiteNames,
);

/** /search/:type/:header? */
export function ResultsPage() {
  const state = useSearchState();
  const { type, header, params, chosen, update } = state;
  const engine = useEngine(state.engine);
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
  const isAsked = !params.preventFetch;
  const tracker = useTrackerResults(context, isAsked && !isMal, isAwaited);
  const [malCount, setMalCount] = useState<ResultCount>();
  const [view, setView] = useResultsView();
  const count = isMal ? malCount : tracker.count;
  const results = { header, params, view, isPaused: state.openFilter !== undefined, onChange: update };

  return (
    <div className="page">
      <PageTitle title={searchTitle(type, header, effectiveParams(engine.rules, context))} />
      <div className={classes.head}>
        {header ? (
          <div className={classes.title}>
            <h1>{header.title}</h1>
            {header.season && header.seasonYear && (
              <SeasonNav season={header.season} year={header.seasonYear} params={params} />
            )}
          </div>
        ) : (
          <VisuallyHidden>
            <h1>{`Search ${nounOf(type)}`}</h1>
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
        {type === 'anime' && <QuickLinks headerSegment={state.headerSegment} />}
        <PanelBoundary message="Filters error">
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
            defaultOrder={header?.order ?? DEFAULT_ORDER}
            onChange={update}
            open={state.openFilter}
            onOpenChange={state.setOpenFilter}
          />
          <FilterTags
            label="Filters"
            tags={activeFilters(engine.rules, context)}
            // The latest search may be newer than the rendered one; the filter is found in it by its key.
            onRemove={({ key }) =>
              update(
                (latest) =>
                  activeFilters(engine.rules, { ...context, params: latest }).find((one) => one.key === key)
                    ?.without ?? latest,
              )
            }
            onClearAll={() => update(withoutFilters)}
            count={
              <span className={classes.count}>
                {/* The empty state has its own text. */}
                {count && count.count > 0 && countText(count)}
                <ViewSwitch view={view} onChange={setView} />
              </span>
            }
          />
        </PanelBoundary>
      </div>
      {header?.season && header.seasonYear && isAsked && (
        <PanelBoundary message="Leftovers error">
          <Suspense
            fallback={<Skeleton className={classes.leftovers} height="140px" radius="var(--radius-card)" />}
          >
            <Leftovers season={header.season} year={header.seasonYear} />
          </Suspense>
        </PanelBoundary>
      )}
      <PanelBoundary message="Results error">
        {!isAsked && (
          <SearchPaused onSearch={() => update((latest) => ({ ...latest, preventFetch: false }))} />
        )}
        {isAsked && isMal && (
          <Suspense
            fallback={
              <CardGrid label="Loading results" busy>
                <MediaCardSkeletons count={FIRST_CARDS} />
              </CardGrid>
            }
          >
            <MalResults {...results} type={type} onCount={setMalCount} onNames={setMalNames} />
          </Suspense>
        )}
        {isAsked && !isMal && <Results {...results} type={type} results={tracker} />}
      </PanelBoundary>
    </div>
  );
}
