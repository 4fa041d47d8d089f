import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { PanelBoundary } from '@tsugi/ui/components';
import { useState } from 'react';
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
import { useSearchState } from './use-search-state.ts';

/** /search/:type/:header? */
export function ResultsPage() {
  const { type, header, params, update, switchType } = useSearchState();
  const [openFilter, setOpenFilter] = useState<FilterName>();
  const title = header?.title ?? `Search ${nounOf(type)}`;
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
          onTypeChange={switchType}
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
        <Results
          type={type}
          header={header}
          params={params}
          isPaused={openFilter !== undefined}
          onChange={update}
        />
      </PanelBoundary>
    </div>
  );
}

function asSearch(search: URLSearchParams): string {
  return search.size === 0 ? '' : `?${search}`;
}
