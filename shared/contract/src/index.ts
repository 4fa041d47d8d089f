export { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
export type { Host } from './host.ts';
export { host, installHost } from './host.ts';
export type { LoadFailure, LoadOutcome } from './load-outcome.ts';
export type {
  EarlyRequest,
  EarlyValue,
  ParamRule,
  PreloadFiles,
  RemoteCard,
  RouteClaim,
} from './remote-card.ts';
export type { RemoteModule } from './remote-module.ts';
