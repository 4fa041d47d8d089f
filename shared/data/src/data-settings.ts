import type { Services } from './sources/services.ts';

/** What the shell knows and this package needs; from run-time configuration. */
export interface DataSettings {
  readonly services: Services;
  /** The provider's OAuth authorize page. */
  readonly authorizeUrl: string;
  /** One client id for the hosted demo, one for every other host. */
  readonly clientIds: { readonly demo: string; readonly other: string };
  readonly demoHost: string;
  /** Origins of remotes, whose scripts run in the page: no access token is ever sent there. The set may grow. */
  readonly scriptOrigins?: ReadonlySet<string> | undefined;
  /** Told, in a sentence for the reader, when something works less well than it should. */
  readonly onNotice?: (message: string) => void;
}
