import { useState } from 'react';
import { type ActivityFilter, formatFilter, parseFilter } from './activity-filter.ts';

const FILTER_KEY = 'activity_feed';

/** The chosen filter, stored between visits. Where storage is forbidden it lasts as long as the page. */
export function useActivityFilter(): readonly [ActivityFilter, (filter: ActivityFilter) => void] {
  const [filter, setFilter] = useState(readFilter);
  const choose = (next: ActivityFilter) => {
    setFilter(next);
    chosen = formatFilter(next);
    try {
      localStorage.setItem(FILTER_KEY, chosen);
    } catch {
      // Full or forbidden: the choice stays in memory until the page is closed.
    }
  };
  return [filter, choose];
}

let chosen: string | undefined;

/** The filter as it was left; the default one at the first visit. */
export function readFilter(): ActivityFilter {
  try {
    return parseFilter(localStorage.getItem(FILTER_KEY) ?? chosen ?? null);
  } catch {
    // Reading the property itself throws when storage is blocked.
    return parseFilter(chosen ?? null);
  }
}
