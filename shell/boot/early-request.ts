import type { PrefetchRequest, PrefetchVariable } from '@tsugi/contract';
import { currentSeason, nextSeason } from '@tsugi/data/pure';

/** What variables may be read from. */
export interface EarlySources {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Id of whoever is signed in, where it is known. */
  readonly viewer?: number | undefined;
  readonly now: Date;
}

/**
 * The variables of a page's first request.
 * @returns undefined when the address says something that the request does not cover, or nobody is known to be signed in
 */
export function earlyVariables(
  request: PrefetchRequest,
  sources: EarlySources,
): Record<string, unknown> | undefined {
  const uncovered = new Set(sources.search.keys());
  const variables: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(request.variables)) {
    if (isFrom(value) && value.from === 'search') uncovered.delete(value.name);
    const actual = isFrom(value) ? readValue(value, sources) : value;
    if (actual !== undefined) variables[name] = actual;
    else if (isFrom(value) && value.from === 'viewer') return undefined;
  }
  return uncovered.size === 0 ? variables : undefined;
}

type Reference = Extract<PrefetchVariable, { readonly from: string }>;

function isFrom(value: PrefetchVariable): value is Reference {
  return typeof value === 'object' && 'from' in value;
}

function readValue(value: Reference, { params, search, viewer, now }: EarlySources): unknown {
  if (value.from === 'viewer') return viewer;
  if (value.from === 'season') {
    const season = value.name.startsWith('next') ? nextSeason(now) : currentSeason(now);
    return value.name.endsWith('Year') ? season.year : season.season;
  }
  const text = value.from === 'param' ? params[value.name] : search.get(value.name);
  if (!text) return undefined;
  if (value.as === 'upper') return text.toUpperCase();
  return value.as === 'integer' ? Number(text) : text;
}
