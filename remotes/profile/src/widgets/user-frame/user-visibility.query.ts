import { required, trackerQuery } from '@tsugi/data/operation';
import type { UserVisibilityQuery } from '../../generated/operations.ts';

/**
 * Whether there is a user of this name whom the tracker does not show: it has the same 404 for a private profile and for
 * none, and tells the two apart only when it is asked for a list entry. Fails with `not-found`, whose detail names a private
 * user; a result means that the user exists.
 */
export const userVisibility = trackerQuery<UserVisibilityQuery, { readonly name: string }, true>({
  name: 'user-visibility',
  shape: 1,
  document: `query UserVisibility($name: String) {
  Page(page: 1, perPage: 1) { mediaList(userName: $name, mediaId: 1) { id } }
}`,
  cache: { type: 'no-store' },
  select: ({ Page }) => {
    // A page without its list is the refusal, not a part of a result.
    required(Page?.mediaList, 'mediaList');
    return true;
  },
});
