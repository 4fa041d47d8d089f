export { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
export { contributionsOf } from './contributions-of.ts';
export { firstEntryKey } from './first-entry-key.ts';
export type {
  FirstScreenInput,
  FirstScreenNode,
  FirstScreenRequest,
  FirstScreenResponse,
  FirstScreenSource,
  RenderFirstScreen,
} from './first-screen.ts';
export type { CaughtError, Host } from './host.ts';
export { host, installHost } from './host.ts';
export type { LoadFailure, LoadOutcome } from './load-outcome.ts';
export type {
  Contribution,
  Contributions,
  ContributionType,
  FirstRequest,
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
  StartFiles,
} from './remote-manifest.ts';
export type { RemoteModule } from './remote-module.ts';
export { retryWithBackoff } from './retry-with-backoff.ts';
export { matchRoute } from './routing/match-route.ts';
export { stableJson } from './stable-json.ts';
export { textHash } from './text-hash.ts';
export type { ManifestValidation, ProvidedModules } from './validate-manifest.ts';
export { validateManifest } from './validate-manifest.ts';
