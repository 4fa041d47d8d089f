// What holds the reader up, for the frame's own message. An entry of its own: nothing of it is needed for a page.
export type { SourceStatus } from '../budget/budget.ts';
export { useOnline } from './use-online.ts';
export type { SignInLoss } from './use-sign-in-loss.ts';
export { useSignInLoss } from './use-sign-in-loss.ts';
export { useSourceStatus } from './use-source-status.ts';
