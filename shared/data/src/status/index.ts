// What the user waits for, for the frame's own message and for lists that grow. An entry of its own: it arrives late.
export type { SourceStatus } from './source-status.ts';
export { useOnline } from './use-online.ts';
export type { SignInLoss } from './use-sign-in-loss.ts';
export { useSignInLoss } from './use-sign-in-loss.ts';
export { restartSlowRequests, useSourceStatus } from './use-source-status.ts';
export type { WaitingChange, WaitingChanges } from './use-waiting-changes.ts';
export { useWaitingChanges } from './use-waiting-changes.ts';
