import { Button } from '@tsugi/ui';

export interface FollowButtonProps {
  readonly user: { readonly id: number; readonly name: string; readonly isFollowing: boolean | null };
}

export function FollowButton({ user }: FollowButtonProps) {
  return <Button pressed={user.isFollowing ?? false}>{user.isFollowing ? 'Following' : 'Follow'}</Button>;
}
