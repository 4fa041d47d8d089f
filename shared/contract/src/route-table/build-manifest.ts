import { CONTRACT_VERSION } from '../contract-version.ts';
import type {
  HomeSlot,
  ParamRule,
  PrefetchGetRequest,
  PrefetchRequest,
  RemoteManifest,
  RoutePattern,
} from '../remote-manifest.ts';
import { patternCovers } from '../routing/patterns-overlap.ts';
import { type FlatRoute, flattenRoutes } from './flatten-routes.ts';
import type { RouteTable, TablePrefetch } from './route-table.ts';

/** What only the build can add: the files of these chunks and the file of this first-screen script. */
export interface BuildNames {
  readonly chunks: readonly string[];
  readonly firstScreen?: string;
}

/** The authored half of a manifest; the build replaces `build` by file names. */
export interface AuthoredManifest
  extends Pick<RemoteManifest, 'contract' | 'widgets' | 'redirects' | 'navigation'> {
  readonly routes: readonly (RoutePattern & { readonly build: BuildNames })[];
  readonly homeSlots: readonly (HomeSlot & { readonly build: BuildNames })[];
}

/**
 * What the manifest says of an operation: `mediaSearch` of the file `media-search`.
 * @param placeholders variables of a `GET` request, for its path
 */
export type ReadOperation = (
  file: string,
  name: string,
  placeholders: Readonly<Record<string, unknown>>,
) => Promise<{
  /** The GraphQL text, or the path with its search parameters. */
  readonly document: string;
  readonly shape: number;
  /** The tracker when left out. */
  readonly source?: PrefetchGetRequest['source'];
  /** The same as a GraphQL document of a service that has both interfaces. */
  readonly graphql?: string;
}>;

/** Makes the authored half of a remote's manifest of its route table. */
export async function buildManifest(
  table: RouteTable,
  readOperation: ReadOperation,
): Promise<AuthoredManifest> {
  const routes = flattenRoutes(table.routes).map((page) => patternsOf(page, readOperation));
  const homeSlots = (table.homeSlots ?? []).map(async ({ chunk, firstScreen, prefetch, ...slot }) => ({
    ...slot,
    ...(prefetch
      ? { prefetch: await Promise.all(prefetch.map((request) => requestOf(request, readOperation))) }
      : {}),
    build: { chunks: [chunk], ...(firstScreen ? { firstScreen } : {}) },
  }));
  const patterns = (await Promise.all(routes)).flat();
  requireReachable(patterns);
  return {
    contract: CONTRACT_VERSION,
    routes: patterns,
    redirects: table.redirects ?? [],
    navigation: table.navigation ?? [],
    widgets: Object.keys(table.widgets ?? {}),
    homeSlots: await Promise.all(homeSlots),
  };
}

/** One pattern for each prefetch that is bound to segments, then the page's own. */
async function patternsOf(
  { chain, path, params }: FlatRoute,
  readOperation: ReadOperation,
): Promise<AuthoredManifest['routes']> {
  const [top, page] = [chain[0], chain.at(-1)];
  if (!top || !page?.title) throw new Error(`The route "${page?.id}" has no title`);
  const { firstScreen, title } = page;
  const chunks = [...new Set(chain.map(({ chunk }) => chunk))];
  const section = chain.findLast((route) => route.section)?.section;
  const common = {
    title,
    route: top.id,
    ...(section ? { section } : {}),
    build: { chunks, ...(firstScreen ? { firstScreen } : {}) },
  };
  const prefetches = [chain.findLast(({ prefetch }) => prefetch)?.prefetch ?? []].flat();
  const also = page.alsoPrefetch && (await requestOf(page.alsoPrefetch, readOperation));
  const pattern = async (prefetch?: TablePrefetch) => {
    const first = prefetch && (await requestOf(prefetch, readOperation));
    const narrow = { ...common, ...narrowed(path, params, prefetch?.when ?? {}) };
    if (first && isGet(first)) return { ...narrow, prefetchGet: first };
    const all = first && also ? [first, also] : (first ?? also);
    return { ...narrow, ...(all ? { prefetch: all } : {}) };
  };
  const patterns = await Promise.all(prefetches.map(pattern));
  const isComplete = prefetches.some(({ when }) => !when);
  return isComplete ? patterns : [...patterns, await pattern()];
}

function narrowed(
  path: string,
  params: Readonly<Record<string, ParamRule>>,
  when: NonNullable<TablePrefetch['when']>,
): Pick<RoutePattern, 'path' | 'params'> {
  const rules = { ...params };
  let pattern = path;
  for (const [name, value] of Object.entries(when)) {
    if (value === 'absent') pattern = pattern.replace(`/:${name}?`, '');
    else rules[name] = value;
  }
  return { path: pattern, ...(Object.keys(rules).length > 0 ? { params: rules } : {}) };
}

async function requestOf(
  { operation, variables, isCachedOnly, audience, notForAdultWith, ignores }: TablePrefetch,
  readOperation: ReadOperation,
): Promise<PrefetchRequest | PrefetchGetRequest> {
  const [file = '', name = ''] = operation.split('#');
  const placeholders = Object.keys(variables).map((variable) => [variable, `~${variable}~`]);
  const read = await readOperation(file, name, Object.fromEntries(placeholders));
  const { document: query, shape, source, graphql } = read;
  const missing = placeholders.find(([, text]) => source && !query.split('?')[0]?.includes(String(text)));
  if (missing) throw new Error(`The variable "${missing[0]}" of ${operation} is not part of its path`);
  return {
    query,
    shape,
    variables,
    ...(source ? { source } : {}),
    ...(graphql ? { graphql } : {}),
    ...(isCachedOnly ? { isCachedOnly } : {}),
    ...(audience ? { audience } : {}),
    ...(notForAdultWith ? { notForAdultWith } : {}),
    ...(ignores ? { ignores } : {}),
  };
}

function isGet(request: PrefetchRequest | PrefetchGetRequest): request is PrefetchGetRequest {
  return 'source' in request;
}

/** The first pattern that matches is meant, so a general one has to stand behind the special ones. */
function requireReachable(patterns: readonly RoutePattern[]): void {
  patterns.forEach((pattern, index) => {
    const earlier = patterns.slice(0, index).find((other) => patternCovers(other, pattern));
    if (earlier)
      throw new Error(
        `${pattern.path} is never reached: ${earlier.path} stands before it and matches all of it`,
      );
  });
}
