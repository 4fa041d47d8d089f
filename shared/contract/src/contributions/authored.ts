import type { Message } from '@tsugi/i18n';
import type { CommandSource } from '../commands.ts';
import type {
  CommandEntry,
  CommandSourceEntry,
  HomeSection,
  NavigationEntry,
  ParamRule,
  PrefetchVariable,
  RedirectRule,
  SettingsSection,
  Shortcut,
  StartRequest,
  WidgetEntry,
} from '../remote-manifest.ts';

/**
 * What a remote gives to others, as `src/routes.ts` exports it: its only list. The build makes the manifest of it
 * (`buildManifest`), the remote its module (`remoteModuleOf`).
 */
export type Contributed =
  | ({ readonly type: 'route' } & ContributedRoute)
  | ({ readonly type: 'redirect' } & RedirectRule)
  | ({ readonly type: 'navigation' } & ContributedNavigation)
  | ({ readonly type: 'home-section' } & ContributedHomeSection)
  | ({ readonly type: 'widget' } & ContributedWidget)
  | ({ readonly type: 'shortcuts' } & ContributedShortcuts)
  | ({ readonly type: 'settings-section' } & ContributedSettingsSection)
  | ({ readonly type: 'command' } & ContributedCommand)
  | ({ readonly type: 'command-source' } & ContributedCommandSource);

/** A text that users see: written with `msg`, and translated by the build. One that is the same in every language may be a plain text. */
export type ContributedText = Message | string;

/** A link in the frame. */
export interface ContributedNavigation extends Omit<NavigationEntry, 'label'> {
  readonly label: ContributedText;
}

/** A widget of this remote as a section of the settings. */
export interface ContributedSettingsSection extends Omit<SettingsSection, 'title'> {
  readonly title: ContributedText;
}

/** Keys that work in one place, for the list of all of them. */
export interface ContributedShortcuts {
  readonly where: ContributedText;
  readonly shortcuts: readonly (Omit<Shortcut, 'does'> & { readonly does: ContributedText })[];
}

/** A way to a page, for the command palette. */
export interface ContributedCommand extends Omit<CommandEntry, 'title' | 'keywords'> {
  readonly title: ContributedText;
  readonly keywords?: ContributedText;
}

/** Commands that only code can tell. */
export interface ContributedCommandSource extends CommandSourceEntry {
  readonly load: () => Promise<CommandSource>;
}

/** A page, or a layout around pages. Specific patterns stand before general ones. */
export interface ContributedRoute extends ContributedStart {
  /** Unique in the remote. */
  readonly id: string;
  /**
   * React Router pattern: of a top-level route from the product's root (`/search/:type/:header?`), of a child from its parent
   * (`characters`). An empty one is the page at the parent's own path.
   */
  readonly path: string;
  /** Title until the page sets one, without the product's name. A route with children has none: its children do. */
  readonly title?: ContributedText;
  /** Allowed values of segments; children inherit them. */
  readonly params?: Readonly<Record<string, ParamRule>>;
  /** The navigation entry that is marked while the page is shown: a name, or `:name` for a segment. Children inherit it. */
  readonly section?: string;
  /** Search parameters that change no first request of the page; children inherit them. */
  readonly ignores?: readonly string[];
  /** Imports the page's `route.ts`. */
  readonly load: () => Promise<RouteModule>;
  readonly children?: readonly ContributedRoute[];
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
interface ContributedStart {
  /** Name of the chunk with the code. */
  readonly chunk: string;
  /** The first requests. A page sends those of its layouts too. */
  readonly requests?: readonly ContributedRequest[];
  /** Name of the first screen: `results` for `src/results/first-screen.tsx`. Children do not inherit it. */
  readonly firstScreen?: string;
}

/** A request by the operation that the page sends. Segments and search parameters of the URL fill its variables. */
export interface ContributedRequest
  extends Pick<StartRequest, 'when' | 'isCachedOnly' | 'audience' | 'notForAdultWith'> {
  /** Name of an operation file of the remote or of `@tsugi/data`, and of its export: `trending#trendingAnime` of `trending.query.ts`. */
  readonly operation: `${string}#${string}`;
  readonly variables: Readonly<Record<string, PrefetchVariable>>;
}

/** A widget of this remote on the home page. */
export interface ContributedHomeSection
  extends ContributedStart,
    Pick<HomeSection, 'widget' | 'props' | 'audience' | 'area' | 'order' | 'isLate' | 'skeleton'> {
  /** Name of the chunk with its texts, if that is another one, which loads when the shell shows the section. */
  readonly textsOf?: string;
}

/** A component for pages of others. */
export interface ContributedWidget extends WidgetEntry {
  readonly load: () => Promise<unknown>;
}
