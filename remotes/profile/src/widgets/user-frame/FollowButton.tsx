import { useFollow } from '@tsugi/data/mutations';
import { Button } from '@tsugi/ui';
import { WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import { UserCheck, UserPlus } from 'lucide-react';

export interface FollowButtonProps {
  readonly user: { readonly id: number; readonly name: string; readonly isFollowing: boolean | null };
}

/** Follows a user, or ends it: at once on the page, and back again when the tracker refuses. */
export function FollowButton({ user }: FollowButtonProps) {
  const { isFollowing, toggle, disabled, isWaiting } = useFollow(user);
  const Icon = isFollowing ? UserCheck : UserPlus;
  return (
    <Button
      variant={isFollowing ? 'quiet' : 'primary'}
      icon={<Icon size={17} aria-hidden="true" />}
      disabled={disabled}
      title={isWaiting ? WAITING_TEXT : undefined}
      onClick={toggle}
    >
      {isFollowing ? 'Following' : 'Follow'}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
