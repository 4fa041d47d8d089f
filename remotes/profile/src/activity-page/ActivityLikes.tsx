import { useAuth, usePages } from '@tsugi/data';
import { useLike } from '@tsugi/data/mutations';
import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { likes } from '@tsugi/data/operations/likes';
import { AppLink, Button } from '@tsugi/ui';
import { Avatar, FailureState, Skeleton } from '@tsugi/ui/components';
import { useId } from 'react';
import { userPath } from '../shared/user-path.ts';
import classes from './ActivityLikes.module.css';

/** Who likes an activity, five at first and five more on demand. Nothing while nobody does. */
export function ActivityLikes({ activity }: { readonly activity: ActivityData }) {
  const headingId = useId();
  const auth = useAuth();
  const { isLiked, likeCount } = useLike({ ...activity, kind: 'activity' });
  const { items, status, error, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    likes,
    activity.likeCount > 0 ? { id: activity.id, type: 'ACTIVITY' } : null,
  );
  if (likeCount === 0) return null;
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  // The list is older than what the viewer has just pressed.
  const others = items.filter(({ id }) => id !== viewer?.id);
  const people = viewer && isLiked ? [viewer, ...others] : others;
  return (
    <section className={classes.likes} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.title}>
        Liked by
      </h2>
      {status === 'loading' && <Skeleton width={220} height={36} radius={18} />}
      {people.length > 0 && (
        <ul className={classes.people} aria-labelledby={headingId}>
          {people.map((person) => (
            <li key={person.id}>
              <AppLink className={classes.person} to={userPath(person.name)}>
                <Avatar name={person.name} src={person.avatar.large} size={28} />
                {person.name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <FailureState failure={error} compact title="Who likes this could not be loaded" onRetry={retry} />
      )}
      {hasNextPage && !error && (
        <Button size="sm" variant="ghost" busy={isFetchingNextPage} onClick={fetchNextPage}>
          Show more
        </Button>
      )}
    </section>
  );
}
