import type { PrefetchVariable, StartRequest } from './remote-manifest.ts';
import { decodeSegment } from './routing/match-route.ts';

type Reference = Extract<PrefetchVariable, { readonly from: string }>;
type SeasonVariable = Extract<Reference, { readonly from: 'season' }>['name'];

/** What variables may be read from. */
export interface PrefetchSources {
  /** Segments of the path as they stand in the URL. */
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  /** Id of the signed-in user, where it is known. */
  readonly viewer?: number | undefined;
  readonly seasonVariable: (name: SeasonVariable) => string | number;
  /** The present time in milliseconds since 1970. */
  readonly nowMs: number;
}

/**
 * The variables of a page's first request.
 * @returns undefined when the URL has a search parameter that the request does not cover, or a value that it needs is not known
 */
export function prefetchVariables(
  request: Pick<StartRequest, 'variables' | 'ignores'>,
  sources: PrefetchSources,
): Record<string, unknown> | undefined {
  const uncovered = new Set(sources.search.keys());
  const variables: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(request.variables)) {
    if (isReference(value) && value.from === 'search') uncovered.delete(value.name);
    const actual = isReference(value) ? readValue(value, sources) : value;
    if (actual !== undefined) variables[name] = actual;
    else if (isReference(value) && isNeeded(value)) return undefined;
  }
  for (const name of request.ignores ?? []) uncovered.delete(name);
  return uncovered.size === 0 ? variables : undefined;
}

/** Whether a page with these segments sends the request. */
export function isRequestOf(
  { when = {} }: Pick<StartRequest, 'when'>,
  params: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const value = params[name];
    return value === undefined
      ? wanted === 'absent'
      : wanted !== 'absent' && wanted.includes(value.toLowerCase());
  });
}

/** Of the requests of a page, those for this audience; all of them when none is: such a page has no first screen for it. */
export function requestsFor<R extends Pick<StartRequest, 'audience'>>(
  requests: readonly R[],
  audience: NonNullable<StartRequest['audience']>,
): readonly R[] {
  const own = requests.filter((request) => !request.audience || request.audience === audience);
  return own.length > 0 ? own : requests;
}

/** The path of a `GET` request: `/anime/~id~` with its variables. */
export function prefetchPath(query: string, variables: Readonly<Record<string, unknown>>): string {
  return query.replace(/~(\w+)~/g, (_, name) => encodeURIComponent(String(variables[name])));
}

function isReference(value: PrefetchVariable): value is Reference {
  return typeof value === 'object' && 'from' in value;
}

function isNeeded(value: Reference): boolean {
  return value.from === 'viewer' || ('at' in value && value.at !== undefined);
}

function readValue(value: Reference, sources: PrefetchSources): unknown {
  const { params, search, viewer, seasonVariable, nowMs } = sources;
  if (value.from === 'viewer') return viewer;
  if (value.from === 'season') return seasonVariable(value.name);
  if (value.from === 'day') return dayVariable(value.name, nowMs);
  const text =
    value.from === 'param'
      ? decodeSegment(params[value.name] ?? '')
      : search.getAll(value.name)[value.at ?? 0];
  if (!text) return undefined;
  if (value.as === 'upper') return text.toUpperCase();
  return value.as === 'integer' ? Number(text) : text;
}

const DAY_SECONDS = 86_400;

/** The tracker counts neither bound as a part: the first second of the day is later than `after`. */
export function dayVariable(name: 'after' | 'before', nowMs: number): number {
  const start = Math.floor(nowMs / 1000 / DAY_SECONDS) * DAY_SECONDS;
  return name === 'after' ? start - 1 : start + DAY_SECONDS;
}
