import type {
  HomeSlot,
  NavigationEntry,
  ParamRule,
  PrefetchVariable,
  RedirectRule,
} from '../remote-manifest.ts';

/**
 * What `src/routes.ts` of a remote exports as `table`: the only place that writes its URL patterns, titles, segment rules,
 * redirects, navigation entries and preloads. The build makes the manifest of it (`buildManifest`), the remote its module (`remoteModuleOf`).
 */
export interface RouteTable {
  /** Specific patterns before general ones. */
  readonly routes: readonly TableRoute[];
  /** Looked at when no route matches, in this order. */
  readonly redirects?: readonly RedirectRule[];
  /** Links in the frame around every page. */
  readonly navigation?: readonly NavigationEntry[];
  /** Components for pages of others, by name. */
  readonly widgets?: Readonly<Record<string, () => Promise<unknown>>>;
  /** What those widgets prefetch on pages of the shell. */
  readonly homeSlots?: readonly TableHomeSlot[];
}

export interface TableRoute extends PrefetchFiles {
  /** Unique in the remote. */
  readonly id: string;
  /** A request that the page sends beside `prefetch`; children do not inherit it. */
  readonly alsoPrefetch?: TablePrefetch;
  /**
   * React Router pattern: of a top-level route from the product's root (`/search/:type/:header?`), of a child from its parent
   * (`characters`). An empty one is the page at the parent's own path.
   */
  readonly path: string;
  /** Title until the page sets one, without the product's name. A route with children has none: its children do. */
  readonly title?: string;
  /** Allowed values of segments; children inherit them. */
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** The navigation entry that is marked while the page is shown: a name, or `:name` for a segment. Children inherit it. */
  readonly section?: string;
  /** Imports the page's `route.ts`. */
  readonly load: () => Promise<RouteModule>;
  /** Name of the chunk that `load` imports. */
  readonly chunk: string;
  readonly children?: readonly TableRoute[];
}

/** Exports of a page's `route.ts`. */
export interface RouteModule {
  readonly Component: unknown;
  readonly loader?: unknown;
  /** Requests the page's data ahead of a navigation, with the priority `prefetch`. */
  readonly preload?: (target: PreloadTarget) => void;
}

export interface PreloadTarget {
  /** Segments by name, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
}

/** What starts before the shell's scripts have run. */
interface PrefetchFiles {
  /** The first request of the page; children inherit it. Several with `when` for pages whose request differs by segment. */
  readonly prefetch?: TablePrefetch | readonly TablePrefetch[];
  /** Name of the page's first screen: `results` for `src/results/first-screen.tsx`. */
  readonly firstScreen?: string;
}

/** A request by the operation that the page sends. `GET` parameters and path segments fill its variables. */
export interface TablePrefetch {
  /** Name of an operation file of the remote or of `@tsugi/data`, and of its export: `trending#trendingAnime` of `trending.query.ts`. */
  readonly operation: `${string}#${string}`;
  readonly variables: Readonly<Record<string, PrefetchVariable>>;
  /** Never sent: the first screen shows its response when that is on this device. */
  readonly isCachedOnly?: boolean;
  /** For requests about the viewer: nothing is sent, and no first screen is shown, for others. */
  readonly audience?: 'signed-in';
  /** A search parameter with which an account that shows adult works sends another request: this one is not sent then. */
  readonly notForAdultWith?: string;
  /** Search parameters that do not change the response. */
  readonly ignores?: readonly string[];
  /** Segments for which it is the page's first request; an optional segment can be `absent`. */
  readonly when?: Readonly<Record<string, readonly string[] | 'absent'>>;
}

export interface TableHomeSlot extends Pick<HomeSlot, 'path' | 'audience'> {
  /** Name of the chunk with the widgets. */
  readonly chunk: string;
  /** The first requests of the components. */
  readonly prefetch?: readonly TablePrefetch[];
  readonly firstScreen?: string;
}
