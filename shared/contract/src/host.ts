import type { LoadOutcome } from './load-outcome.ts';

/** What the shell offers to every other package. There is one host in a page. */
export interface Host {
  /** Full name of the product. */
  readonly productName: string;
  /** Short name, the end of every page title. */
  readonly shortName: string;
  /** Loads a widget that another remote provides. Never rejects; asking again after a failure tries again. */
  readonly loadWidget: (remote: string, widget: string) => Promise<LoadOutcome<unknown>>;
  /** Warms the page at this URL (code, and data within the rate limit). Cheap to call often. */
  readonly preload: (href: string) => void;
  /** Called with every failure that an error boundary or a loader caught. Writes it to the console by default. */
  readonly onError: (caught: CaughtError) => void;
  /**
   * Called by an error boundary when a render failed: the results that it read are dropped from every cache. What it returns reads
   * them again from their services, and never rejects. Absent in a shell that is older than this member.
   * @param failedAt in milliseconds since 1970; now when left out
   */
  readonly renderFailed?: (failedAt?: number) => () => Promise<void>;
}

/** A failure that did not reach the user as an uncaught error. The shell adds the version and the route. */
export interface CaughtError {
  readonly error: unknown;
  /** The remote whose code failed; default: the one of the present page. */
  readonly remote?: string | undefined;
}

let installed: Host | undefined;

/** Called once by the shell (or a standalone page, or a test) before anything renders. */
export function installHost(host: Host): void {
  installed = host;
}

/** The page's host. Throws when nothing has been installed: that is a mistake in start-up order, not a run-time state. */
export function host(): Host {
  if (!installed) throw new Error('No host installed: the shell calls installHost before it renders');
  return installed;
}
