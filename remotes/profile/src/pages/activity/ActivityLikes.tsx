import { useAuth, usePages } from '@tsugi/data';
import { useLike } from '@tsugi/data/controls';
import type { ActivityData } from '@tsugi/data/operations/activity-by-id';
import { t } from '@tsugi/i18n/macro';
import { AppLink, Button } from '@tsugi/ui';
import { Avatar, FailureState, MissingParts, Skeleton } from '@tsugi/ui/components';
import { useId } from 'react';
import { userPath } from '../../model/user-path.ts';
import classes from './ActivityLikes.module.css';
import { likes } from './likes.query.ts';

/** Who likes an activity: five in one line, and five more with each press. */
export function ActivityLikes({ activity }: { readonly activity: ActivityData }) {
  const headingId = useId();
  const auth = useAuth();
  const { isLiked, likeCount } = useLike({ ...activity, kind: 'activity' });
  const pages = usePages(likes, activity.likeCount > 0 ? { id: activity.id, type: 'ACTIVITY' } : null);
  const { items, status, error, missing, retry, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const viewer = auth.status === 'signed-in' ? auth.viewer : undefined;
  // The list is older than what the viewer has just pressed.
  const others = items.filter(({ id }) => id !== viewer?.id);
  const people = viewer && isLiked ? [viewer, ...others] : others;
  if (likeCount === 0) return <p className={`muted row ${classes.none}`}>{t`Nobody likes this yet`}</p>;
  return (
    <section
      className={`row ${classes.likes}`}
      data-whole={pages.pageCount > 1 ? '' : undefined}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={classes.title}>{t`Liked by`}</h2>
      {status === 'loading' && <Skeleton width={220} height={36} radius={18} />}
      {people.length > 0 && (
        <ul className={`flex narrow gap-2 ${classes.people}`} aria-labelledby={headingId}>
          {people.map((person) => (
            <li key={person.id}>
              <AppLink className={`inline-row gap-2 ${classes.person}`} to={userPath(person.name)}>
                <Avatar name={person.name} src={person.avatar.large} size={28} />
                {person.name}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <Button
          size="sm"
          variant="ghost"
          busy={isFetchingNextPage}
          onClick={fetchNextPage}
        >{t`Show more`}</Button>
      )}
      <MissingParts missing={missing} onRetry={retry} />
      {error && (
        <FailureState failure={error} compact title={t`Who likes this could not be loaded`} onRetry={retry} />
      )}
    </section>
  );
}

/** Its place while the activity is on the way. */
export function ActivityLikesSkeleton() {
  return (
    <div className={`row ${classes.likes}`} aria-hidden="true">
      <Skeleton width={280} height={36} radius={18} />
    </div>
  );
}
