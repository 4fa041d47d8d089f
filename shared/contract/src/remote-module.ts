import type { CommandSource } from './commands.ts';

/**
 * The one module a remote exposes at run time, as `./remote`. `Route` is React Router's RouteObject and `Component` a
 * React component type; they are parameters because the contract has no dependency of its own.
 */
export interface RemoteModule<Route = unknown, Component = unknown> {
  /** Absolute patterns (the route patterns of the manifest), with lazy pages inside. */
  readonly routes: readonly Route[];
  /** Warms the code of the page at this URL and, while the rate limit allows, its data. Never rejects. */
  readonly preload: (url: URL) => Promise<void>;
  /** Components provided to other pages, loaded on demand, by the names of the manifest. */
  readonly widgets: Readonly<Record<string, () => Promise<Component>>>;
  /** What the palette asks for commands, loaded on demand, by the names of the manifest. Absent in remotes that are older than this member. */
  readonly commands?: Readonly<Record<string, () => Promise<CommandSource>>>;
}
