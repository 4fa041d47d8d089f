import type { ApiError } from '../core/api-error.ts';
import { pagePart } from '../core/page.ts';
import type { Services } from './services.ts';

/** Settings from the shell's run-time configuration. */
export interface DataSettings {
  readonly services: Services;
  /** The provider's OAuth authorize page. */
  readonly authorizeUrl: string;
  /** `demo` is used on `demoHost`, `other` everywhere else. */
  readonly clientIds: { readonly demo: string; readonly other: string };
  readonly demoHost: string;
  /** Origins of remotes, whose scripts run in the page: no access token is ever sent there. The set may grow. */
  readonly scriptOrigins?: ReadonlySet<string> | undefined;
  readonly onNotice?: Notify;
}

/**
 * Called with a sentence for the user when something works less well than it should. `subject`: it replaces what was
 * said about this thing before. `error`: the reason, which `describeFailure` says.
 */
export type Notify = (message: string, subject?: string, error?: ApiError) => void;

export const pageSettings = pagePart<DataSettings>();
