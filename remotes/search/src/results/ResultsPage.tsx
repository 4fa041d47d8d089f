import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { CardGrid, MediaCardSkeletons, PanelBoundary } from '@tsugi/ui/components';
import { Suspense, useState } from 'react';
import { MalResults } from '../engines/mal/load-mal.ts';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { FilterName } from '../filters/filter-names.ts';
import { nounOf } from '../query/header.ts';
import { DEFAULT_ORDER } from '../query/order.ts';
import { formatParams } from '../query/params.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Results } from './Results.tsx';
import classes from './ResultsPage.module.css';
import { SearchControls } from './SearchControls.tsx';
import { SeasonNav } from './SeasonNav.tsx';
import { FIRST_CARDS } from './use-rows-first.ts';
import { useSearchState } from './use-search-state.ts';

/** /search/:type/:header? */
export function ResultsPage() {
  const { type, engine, header, params, update, switchType } = useSearchState();
  const [openFilter, setOpenFilter] = useState<FilterName>();
  const title = header?.title ?? `Search ${nounOf(type)}`;
  const results = { header, params, isPaused: openFilter !== undefined, onChange: update };
  return (
    <div className="page">
      <PageTitle title={title} />
      <div className={classes.head}>
        {header ? (
          <div className={classes.title}>
            <h1>{title}</h1>
            {header.season && header.seasonYear && (
              <SeasonNav
                season={header.season}
                year={header.seasonYear}
                search={asSearch(formatParams(params))}
              />
            )}
          </div>
        ) : (
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
        )}
        <SearchControls
          type={type}
          q={params.q}
          engine={engine}
          onTypeChange={switchType}
          onEngineChange={(next) => update((latest) => ({ ...latest, malSearch: next === 'mal' }))}
          onSearch={(q) => update((latest) => ({ ...latest, q }))}
        />
        <PanelBoundary message="Filters error">
          <FilterBar
            type={type}
            params={params}
            defaultOrder={header?.order ?? DEFAULT_ORDER}
            onChange={update}
            open={openFilter}
            onOpenChange={setOpenFilter}
          />
          <ActiveFilters type={type} params={params} onChange={update} />
        </PanelBoundary>
      </div>
      <PanelBoundary message="Results error">
        {engine === 'mal' && type !== 'media' ? (
          <Suspense
            fallback={
              <CardGrid label="Loading results" busy>
                <MediaCardSkeletons count={FIRST_CARDS} />
              </CardGrid>
            }
          >
            <MalResults {...results} type={type} />
          </Suspense>
        ) : (
          <Results {...results} type={type} />
        )}
      </PanelBoundary>
    </div>
  );
}

function asSearch(search: URLSearchParams): string {
  return search.size === 0 ? '' : `?${search}`;
}
