export type { CardCheck } from './check-card.ts';
export { checkCard, satisfies } from './check-card.ts';
export { CONTRACT_VERSION, isSupportedContract } from './contract-version.ts';
export type { Host } from './host.ts';
export { host, installHost } from './host.ts';
export type { LoadFailure, LoadOutcome } from './load-outcome.ts';
export { matchClaim } from './match-claim.ts';
export { persistently } from './persistently.ts';
export type {
  DrawPreview,
  EarlyRequest,
  EarlyValue,
  LentPart,
  ParamRule,
  PreloadFiles,
  PreviewFiles,
  RemoteCard,
  RouteClaim,
  SnapshotRule,
} from './remote-card.ts';
export type { RemoteModule } from './remote-module.ts';
export { stableJson } from './stable-json.ts';
export { textHash } from './text-hash.ts';
