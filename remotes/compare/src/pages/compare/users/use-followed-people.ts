import { useAuth, useQuery } from '@tsugi/data';
import { type UserCardData, userFollowing } from '@tsugi/data/operations/user-following';
import { describeFailure } from '@tsugi/ui/components';

interface FollowedPeople {
  /** The first fifty by name; empty while they are not known. Others are found by their names. */
  readonly people: readonly UserCardData[];
  readonly isLoading: boolean;
  /** Why they are not known. */
  readonly problem: string | undefined;
}

/** Whom the viewer follows; signed out, nobody. */
export function useFollowedPeople(isAsked: boolean): FollowedPeople {
  const auth = useAuth();
  const viewerId = auth.status === 'signed-in' ? auth.viewerId : undefined;
  const { data, error, status } = useQuery(
    userFollowing,
    isAsked && viewerId !== undefined ? { userId: viewerId, page: 1 } : null,
  );
  return {
    people: data?.items ?? [],
    isLoading: status === 'loading',
    problem:
      error && !data
        ? `The people you follow could not be loaded. ${describeFailure(error).text}`
        : undefined,
  };
}
