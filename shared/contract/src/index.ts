// Deployed remotes import these names from here. They go with contract 3: new code takes them from @tsugi/platform.
export { textHash } from '@tsugi/platform/hash';
export { stableJson } from '@tsugi/platform/json';
export { retryWithBackoff } from '@tsugi/platform/retry';
export type {
  Command,
  CommandAction,
  CommandContext,
  CommandGroup,
  CommandQuestion,
  CommandSource,
} from './commands.ts';
export { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
export { contributionsOf } from './contributions-of.ts';
export type {
  FirstScreenInput,
  FirstScreenNode,
  FirstScreenRequest,
  FirstScreenResponse,
  FirstScreenSource,
  MissingRequest,
  RenderFirstScreen,
} from './first-screen.ts';
export type { CaughtError, Host } from './host.ts';
export { host, installHost } from './host.ts';
// Before 1.9 the name was firstEntryKey.
export { initialEntryKey, initialEntryKey as firstEntryKey } from './initial-entry-key.ts';
export type { LoadFailure, LoadOutcome } from './load-outcome.ts';
export type {
  CommandEntry,
  CommandSourceEntry,
  Contribution,
  Contributions,
  ContributionType,
  FirstScreenFiles,
  HomeArea,
  HomeSection,
  HomeSkeleton,
  HomeStart,
  NavigationEntry,
  NavigationPlace,
  ParamRule,
  PrefetchVariable,
  PreloadFiles,
  RedirectRule,
  RemoteManifest,
  RoutePattern,
  Shortcut,
  ShortcutGroup,
  StartFiles,
  StartRequest,
} from './remote-manifest.ts';
export type { RemoteModule } from './remote-module.ts';
export { matchRoute } from './routing/match-route.ts';
export type { ManifestValidation, ProvidedModules } from './validate-manifest.ts';
export { validateManifest } from './validate-manifest.ts';
