// What holds the reader up, for the frame's own message and for lists that grow. An entry of its own: it arrives late.
export type { SourceStatus } from '../rate-limit/rate-limiter.ts';
export { useOnline } from './use-online.ts';
export type { SignInLoss } from './use-sign-in-loss.ts';
export { useSignInLoss } from './use-sign-in-loss.ts';
export { useSourceStatus } from './use-source-status.ts';
