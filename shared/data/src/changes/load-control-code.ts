import { retryWithBackoff } from '@tsugi/platform/retry';
import { pageAuth } from '../auth/auth-store.ts';
import { pageChanges } from './page-changes.ts';

/** Loads what controls change things with. A file that does not come is requested until it does: until then they are disabled. */
export function loadControlCode(): Promise<void> {
  const changes = pageChanges();
  changes.codeLoading ??= retryWithBackoff(
    () => import(/* webpackChunkName: "data-changes" */ './control-code.ts'),
  ).then((code) => {
    changes.code = code;
  });
  return changes.codeLoading;
}

/** Called when a page's code with controls arrives, so that they are enabled as soon as they show. */
export function expectControls(): void {
  if (pageAuth.peek()?.token() !== undefined) void loadControlCode();
}
