import { useFollow } from '@tsugi/data/mutations';
import { Button } from '@tsugi/ui';
import { WAITING_TEXT, WaitingMark } from '@tsugi/ui/components';
import { useEffect, useState } from 'react';

export interface UnfollowButtonProps {
  readonly user: { readonly id: number; readonly name: string };
}

/** On the viewer's own list: ends following, and begins it again. The user stays in the list until it is loaded anew. */
export function UnfollowButton({ user }: UnfollowButtonProps) {
  // The list says nothing about it: everyone on it was followed when it was loaded.
  const [isFollowed, setFollowed] = useState(true);
  const { isFollowing, toggle, disabled, isWaiting, error } = useFollow({ ...user, isFollowing: isFollowed });
  useEffect(() => {
    if (error) setFollowed((before) => !before);
  }, [error]);
  return (
    <Button
      size="sm"
      variant={isFollowing ? 'quiet' : 'primary'}
      disabled={disabled}
      title={isWaiting ? WAITING_TEXT : undefined}
      aria-label={`${isFollowing ? 'Unfollow' : 'Follow'} ${user.name}`}
      onClick={() => {
        toggle();
        setFollowed(!isFollowing);
      }}
    >
      {isFollowing ? 'Unfollow' : 'Follow'}
      {isWaiting && <WaitingMark />}
    </Button>
  );
}
