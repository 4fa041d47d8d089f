import { type ApiError, type QueryState, useQuery } from '@tsugi/data';
import { type UserProfile, userByName } from '@tsugi/data/operations/user-by-name';

/** The user of this name; every part of the profile reads it here, and it is asked for once. */
export function useUser(name: string): QueryState<UserProfile> {
  return useQuery(userByName, name === '' ? null : { name });
}

/** The tracker responds with 404 for what a private user keeps to themselves, and says so. */
export function isPrivate(error: ApiError | undefined): boolean {
  return error?.kind === 'not-found' && /private/i.test(error.detail ?? '');
}
