import { AppLink } from '@tsugi/ui';
import { Avatar } from '@tsugi/ui/components';
import { userPath } from '../../model/user-path.ts';

export interface UserPictureProps {
  /** Null where the account is no longer there. */
  readonly user: { readonly name: string; readonly avatar: { readonly large: string | null } } | null;
  /** Pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** A user's picture, for rows that name the user: it leads to the same page, and one stop on the way through is enough. */
export function UserPicture({ user, size, className }: UserPictureProps) {
  if (!user) return <Avatar className={className} name="?" src={null} size={size} />;
  return (
    <AppLink className={className} to={userPath(user.name)} tabIndex={-1} aria-hidden="true">
      <Avatar name={user.name} src={user.avatar.large} size={size} />
    </AppLink>
  );
}
