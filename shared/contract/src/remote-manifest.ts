import type { RenderFirstScreen } from './first-screen.ts';

/**
 * What a remote publishes beside its federation manifest, as `remote.json`. The shell reads it before any code of
 * the remote runs, so it contains data only.
 */
export interface RemoteManifest {
  /** Federation name of the remote, and the first part of its module ids: `search`. */
  readonly name: string;
  /** Semantic version of the remote, shown on error pages. */
  readonly version: string;
  /** See CONTRACT_VERSION. */
  readonly contract: number;
  /** The script that starts the remote's federation container, relative to the manifest's own URL. */
  readonly entry: string;
  readonly routes: readonly RoutePattern[];
  /** Looked at when no route of the remote matches, in this order. */
  readonly redirects?: readonly RedirectRule[];
  /** Links in the frame around every page. */
  readonly navigation?: readonly NavigationEntry[];
  /** Names of the components that it provides to other pages. */
  readonly widgets: readonly string[];
  /** What those components need on pages of the shell before any script has run. */
  readonly homeSlots?: readonly HomeSlot[];
  /** Semver ranges of the singletons it needs, by package name, as in its package.json: `{ "react": "^19.3.1" }`. */
  readonly shared: Readonly<Record<string, string>>;
  /** The exports it imports from shared modules, by module: `{ "@tsugi/ui": ["Button"] }`. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  /** Subresource integrity hashes of the files that this manifest names: `{ "remoteEntry.js": "sha256-…" }`. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Files that its first page needs, relative to the manifest, so that they can be fetched before the shell runs. */
  readonly preload?: PreloadFiles;
}

export interface PreloadFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** One URL pattern that belongs to the remote. */
export interface RoutePattern {
  /** Id of the top-level route that shows it; several patterns can share one. */
  readonly route?: string;
  /** React Router pattern from the product's root: `/search/:type/:header?`. */
  readonly path: string;
  /** Title until the page has a better one, without the product's name. */
  readonly title: string;
  /** What a segment may be: `digits`, or one of the allowed values (compared in lower case). */
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** The navigation entry that is marked while the page is shown; `:name` stands for a segment of the path. */
  readonly section?: string;
  /** Files of this page beyond those of every page. */
  readonly preload?: PreloadFiles;
  /** The page's first request, or several, sent while the shell's own scripts still load. */
  readonly prefetch?: PrefetchRequest | readonly PrefetchRequest[];
  /** The same of another service. A member of its own: a shell before contract 1.5 would send it to the tracker. */
  readonly prefetchGet?: PrefetchGetRequest;
  /** Renders what the page shows first from the response, before the shell runs. Relative to the manifest. */
  readonly firstScreen?: FirstScreenFiles;
}

/** A link in the frame. */
export interface NavigationEntry {
  readonly label: string;
  /** Path from the product's root; `:viewer` stands for the name of the signed-in user. */
  readonly to: string;
  /** Where the link stands. */
  readonly places: readonly NavigationPlace[];
  /** Entries with a smaller number stand first. */
  readonly order: number;
  /** Everyone when left out. */
  readonly audience?: 'signed-in' | 'signed-out';
  /** Path data of an icon on a square of 24 units. */
  readonly icon?: string;
  /** Marked as the current one on pages of this section; without it, on its own page and those below. */
  readonly section?: string;
}

/**
 * The top bar, the bottom bar of a phone, the footer, the invitation of the home page, the menu of the account, the shortcuts of the installed
 * app; and places for one link each: the bell, the portrait of the viewer, and the page that takes `q` from the search box and shared text.
 */
export type NavigationPlace =
  | 'bar'
  | 'bottom-bar'
  | 'footer'
  | 'welcome'
  | 'account'
  | 'notifications'
  | 'profile'
  | 'shortcut'
  | 'search';

/** Another path for everything that matches a pattern. */
export interface RedirectRule {
  /** A pattern as in RoutePattern; a last `*` stands for any further segments, also none. */
  readonly from: string;
  /** Path from the product's root; `:name` stands for a segment of `from`, and `:name?` is left out with it. */
  readonly to: string;
  readonly params?: Readonly<Record<string, ParamRule>>;
}

/** What a remote's widgets prefetch on one page of the shell. */
export interface HomeSlot extends Pick<RoutePattern, 'preload' | 'firstScreen'> {
  /** The page, from the product's root: `/`. */
  readonly path: string;
  /** Whose page it is. */
  readonly audience: 'signed-in' | 'signed-out';
  /** The first requests of its components. */
  readonly prefetch?: readonly PrefetchRequest[];
}

/** A script that calls `window.__tsugi.provideFirstScreen(render)`, and its style sheet. */
export interface FirstScreenFiles {
  readonly script: string;
  readonly style?: string;
}

export type ParamRule = 'digits' | readonly string[];

/**
 * A GraphQL request to the tracker that can be written down before any code runs. It is sent only when the URL
 * has no search parameter beyond those that `variables` read and those in `ignores`.
 */
export interface PrefetchRequest {
  /** The exact text that the data layer would send. */
  readonly query: string;
  /** Number of the operation's decoded shape: stored data of another shape is not used. Manifests before 1.1 have none. */
  readonly shape?: number;
  readonly variables: Readonly<Record<string, PrefetchVariable>>;
  /** Never sent: the first screen shows its response when that is on this device. */
  readonly isCachedOnly?: boolean;
  /** The request is about the viewer: it belongs to the first screen of signed-in users only. A shell before contract 1.4 sends it for all. */
  readonly audience?: 'signed-in';
  /**
   * A search parameter with which an account that shows adult works sends another request: this one is not sent then. A
   * shell before contract 1.7 sends it.
   */
  readonly notForAdultWith?: string;
  /** Search parameters that do not change the response. */
  readonly ignores?: readonly string[];
}

/** A `GET` request to a service that is the same for everyone; the token is never sent. */
export interface PrefetchGetRequest extends PrefetchRequest {
  readonly source: 'mal' | 'themes';
  /** The same as a GraphQL document, for a deployment whose configuration names that interface of the service. */
  readonly graphql?: string;
  /**
   * Path and search parameters below the service's URL. `~name~` stands for the variable in the path. In index.html of a
   * deployment with GraphQL, the document: it does not begin with "/".
   */
  readonly query: string;
}

/**
 * A constant, a value read from the URL, the id of the signed-in user, or a member of the present and the next
 * season. A missing value omits the variable; with `at`, one of the repeated values of a search parameter, there is no
 * request without it.
 */
export type PrefetchVariable =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | {
      readonly from: 'param' | 'search';
      readonly name: string;
      readonly as: 'text' | 'upper' | 'integer';
      readonly at?: number;
    }
  | { readonly from: 'viewer' }
  | { readonly from: 'season'; readonly name: 'season' | 'seasonYear' | 'nextSeason' | 'nextYear' };

declare global {
  interface Window {
    /** Set by the boot script; the rest of it is agreed between the shell and the data layer. */
    __tsugi?: { provideFirstScreen: (render: RenderFirstScreen) => void };
  }
}
