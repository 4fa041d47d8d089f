// What the user waits for, for the frame's own message and for lists that grow. An entry of its own: it is loaded lazily.

export { accountCount } from '../accounts/account-count.ts';
export type { SignInLoss } from '../auth/use-sign-in-loss.ts';
export { useSignInLoss } from '../auth/use-sign-in-loss.ts';
export { useHasBatches } from '../changes/use-has-batches.ts';
export type { WaitingChange, WaitingChanges } from '../changes/use-waiting-changes.ts';
export { useWaitingChanges } from '../changes/use-waiting-changes.ts';
export type { SourceStatus } from '../limits/source-status.ts';
export { useOnline } from '../react/use-online.ts';
export { restartSlowRequests, useSourceStatus } from '../react/use-source-status.ts';
