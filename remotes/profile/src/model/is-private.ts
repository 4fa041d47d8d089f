import type { ApiError } from '@tsugi/data';

/** The tracker responds with 404 for what a private user keeps to themselves, and says so. */
export function isPrivate(error: ApiError | undefined): boolean {
  return error?.kind === 'not-found' && /private/i.test(error.detail ?? '');
}
