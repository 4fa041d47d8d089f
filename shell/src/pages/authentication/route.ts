export { Authentication as Component } from './Authentication.tsx';
export { completeSignIn as loader } from './complete-sign-in.ts';
