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
  /** What the remote gives to the shell and to other remotes. An item of a type that the shell does not know is ignored. */
  readonly contributions: readonly Contribution[];
  /**
   * Titles of routes and labels of navigation entries in other languages, by their English text: `{ "de": { "Search": "Suche" } }`. Those of embedded
   * manifests are in a catalogue of the page instead. A shell that does not know this member shows English.
   */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
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

/**
 * What the host takes from remotes, by type. A new extension point is a member here, a reader in the shell, and its check in
 * `validate-manifest.ts` if a wrong item could break more than itself.
 */
export interface Contributions {
  /** A page of the remote. Of several that match a path the first is meant. */
  readonly route: RoutePattern;
  /** Looked at when no route of the remote matches, in this order. */
  readonly redirect: RedirectRule;
  /** A link in the frame around every page. */
  readonly navigation: NavigationEntry;
  /** A section of the home page. */
  readonly 'home-section': HomeSection;
  /** What all sections of the remote on one home page need at the start. The build derives it from them. */
  readonly 'home-start': HomeStart;
  /** A component for pages of others: the remote's module has its code under the same name. */
  readonly widget: WidgetEntry;
  /** Keys that work on pages of the remote, for the list of all of them. */
  readonly shortcuts: ShortcutGroup;
  /** A section of the page with the settings. */
  readonly 'settings-section': SettingsSection;
  /** A way to a page that the command palette lists without any code of the remote. */
  readonly command: CommandEntry;
  /** Code of the remote that the palette asks for commands: the remote's module has it under the same name. */
  readonly 'command-source': CommandSourceEntry;
}

export type ContributionType = keyof Contributions;

export type Contribution<Type extends ContributionType = ContributionType> = {
  readonly [Key in Type]: { readonly type: Key } & Contributions[Key];
}[Type];

/** What starts before any code of the shell or the remote has run. */
export interface StartFiles {
  /** Files beyond those of every page of the remote. */
  readonly preload?: PreloadFiles;
  /** The first requests, sent while the shell's own scripts still load. */
  readonly requests?: readonly StartRequest[];
  /** Renders what is shown first from the responses, before the shell runs. Relative to the manifest. */
  readonly firstScreen?: FirstScreenFiles;
  /** Scripts whose texts the first screen shows beside those of the preloaded ones. Relative to the manifest. */
  readonly textsOf?: readonly string[];
}

/** One URL pattern that belongs to the remote. */
export interface RoutePattern extends StartFiles {
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
}

/** Keys that work in one place. The remote itself reacts to them; `data-shortcuts="off"` of the root element switches single characters off. */
export interface ShortcutGroup {
  /** "On the page of an anime or manga". */
  readonly where: string;
  readonly shortcuts: readonly Shortcut[];
}

export interface Shortcut {
  /** Alternatives; the keys of one are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

/** A command of the palette that leads to a page. */
export interface CommandEntry {
  /** Unique in the remote, and the same in every release: how often it is used is stored under it. */
  readonly id: string;
  /** What it does: "Schedule of this season". */
  readonly title: string;
  /** Other words that find it. */
  readonly keywords?: string;
  /** Path from the product's root, with its parameters; `:viewer` stands for the name of the signed-in user. */
  readonly to: string;
  /** Path data of an icon on a square of 24 units. */
  readonly icon?: string;
  /** Everyone when left out. */
  readonly audience?: 'signed-in' | 'signed-out';
}

/** Where commands come from that depend on what is in view, or on what the user has stored. */
export interface CommandSourceEntry {
  readonly name: string;
  /**
   * `in-view`: asked about a page of this remote that is shown, or that the card or row in view leads to. `everywhere`: asked whenever the palette
   * is opened.
   */
  readonly asked: 'in-view' | 'everywhere';
  /** Whom it has commands for; everyone when left out. */
  readonly audience?: 'signed-in' | 'signed-out';
  /** Route patterns of this remote whose pages the palette lists as visited recently. */
  readonly recent?: readonly string[];
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
  /** Files that the page of the place `files` opens: extensions by media type, `{ "text/xml": [".xml"] }`. */
  readonly opens?: Readonly<Record<string, readonly string[]>>;
  /** Marked as the current one on pages of this section; without it, on its own page and those below. */
  readonly section?: string;
}

/**
 * The top bar, the bottom bar of a phone, the footer, the invitation of the home page, the menu of the account, the shortcuts of the installed
 * app; and places for one link each: the bell, the portrait of the viewer, what the viewer has changed, and the page that takes `q` from the
 * search box. Of the installed app alone: the page that takes what other apps share (`title`, `text`, `url`) and links in the product's own
 * scheme (`link`), and pages that open files of the device.
 */
export type NavigationPlace =
  | 'bar'
  | 'bottom-bar'
  | 'footer'
  | 'welcome'
  | 'account'
  | 'notifications'
  | 'profile'
  | 'changes'
  | 'shortcut'
  | 'share'
  | 'files'
  | 'search';

/** A widget of the remote as a section of the page with the settings, at `/settings/<id>`. */
export interface SettingsSection {
  /** Small letters and hyphens: part of its path. */
  readonly id: string;
  readonly title: string;
  /** Sections with a smaller number stand first; those of the shell begin with 40. */
  readonly order: number;
  /** Who can use it: to others the section says that it needs a sign-in. Everyone when left out. */
  readonly audience?: 'signed-in';
  /** Name of the remote's widget that it shows. */
  readonly widget: string;
}

export interface WidgetEntry {
  readonly name: string;
  /** Of signed-in users: loaded when the page is idle, so that it works offline though it was never shown. */
  readonly isKeptOffline?: true;
}

/** Another path for everything that matches a pattern. */
export interface RedirectRule {
  /** A pattern as in RoutePattern; a last `*` stands for any further segments, also none. */
  readonly from: string;
  /** Path from the product's root; `:name` stands for a segment of `from`, and `:name?` is left out with it. */
  readonly to: string;
  readonly params?: Readonly<Record<string, ParamRule>>;
}

export interface HomeStart extends StartFiles {
  readonly audience: HomeSection['audience'];
}

/** A widget of the remote on the home page. */
export interface HomeSection {
  /** Name of the remote's widget that it shows. */
  readonly widget: string;
  readonly props?: Readonly<Record<string, unknown>>;
  /** Whose home page has it. */
  readonly audience: 'signed-in' | 'signed-out';
  /** Over the whole width at the top, or below in the wide or the narrow column. On a phone the narrow one stands first. */
  readonly area: HomeArea;
  /** Sections of an area with a smaller number stand first. */
  readonly order: number;
  /** Its data is requested as soon as the page is entered; of others, when they are shown. */
  readonly isFirst?: boolean;
  /**
   * The page is complete without it: it is loaded when its place comes in sight, or with the first input. Until then the cards of `skeleton`
   * stand there, in its height. It has no requests and no first screen.
   */
  readonly isLate?: true;
  /** What stands in its place until the widget is there. */
  readonly skeleton: HomeSkeleton;
}

export type HomeArea = 'top' | 'main' | 'side';

export interface HomeSkeleton {
  /** Height in CSS pixels, so that nothing below moves: on a phone and on a wider screen. */
  readonly height: readonly [phone: number, desk: number];
  /** Number of cards that are drawn; an empty space when left out. */
  readonly cards?: number;
}

/** A script that calls `window.__tsugi.provideFirstScreen(render)`, and its style sheet. */
export interface FirstScreenFiles {
  readonly script: string;
  readonly style?: string;
  /** Those of the page's own that together have every class of it. Shells that do not know them take `style`. */
  readonly styles?: readonly string[];
}

export type ParamRule = 'digits' | readonly string[];

/**
 * A request that can be written down before any code runs. It is sent only when the URL has no search parameter beyond
 * those that `variables` read and those in `ignores`.
 */
export interface StartRequest {
  /**
   * The exact text that the data layer would send to the tracker. For another service, path and search parameters below its URL,
   * in which `~name~` stands for a variable; in index.html of a deployment that asks it by GraphQL, the document: it does not begin
   * with "/".
   */
  readonly query: string;
  /** Number of the operation's decoded shape: stored data of another shape is not used. Manifests of contract 1 may have none. */
  readonly shape?: number;
  readonly variables: Readonly<Record<string, PrefetchVariable>>;
  /** Another service than the tracker. It is the same for everyone: the token is never sent. */
  readonly source?: 'mal' | 'themes';
  /** The same as a GraphQL document, for a deployment whose configuration names that interface of the service. */
  readonly graphql?: string;
  /** Segments for which the page sends it; an optional segment can be `absent`. Always when left out. */
  readonly when?: Readonly<Record<string, readonly string[] | 'absent'>>;
  /** Never sent: the first screen shows its response when that is on this device. */
  readonly isCachedOnly?: boolean;
  /**
   * The request is about the viewer: it belongs to the first screen of signed-in users only. A page that has requests for both shows each
   * audience its own.
   */
  readonly audience?: 'signed-in' | 'signed-out';
  /** A search parameter with which an account that shows adult works sends another request: this one is not sent then. */
  readonly notForAdultWith?: string;
  /** Search parameters that do not change the response. */
  readonly ignores?: readonly string[];
}

/**
 * A constant, a value read from the URL, the id of the signed-in user, or a member of the present and the next
 * season, or a bound of the present day of UTC in Unix seconds: the second before it, and the midnight at its end. A missing value omits the variable; with `at`, one of the repeated values of a search parameter, there is no
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
  | { readonly from: 'season'; readonly name: 'season' | 'seasonYear' | 'nextSeason' | 'nextYear' }
  | { readonly from: 'day'; readonly name: 'after' | 'before' };
