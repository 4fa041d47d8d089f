import { type QueryState, useQuery } from '@tsugi/data';
import { type UserProfile, userByName } from '@tsugi/data/operations/user-by-name';

/** The user of this name; every part of the profile reads it here, and it is asked for once. */
export function useUser(name: string): QueryState<UserProfile> {
  return useQuery(userByName, name === '' ? null : { name });
}
