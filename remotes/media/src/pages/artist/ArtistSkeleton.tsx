import { PageTitle, VisuallyHidden } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import classes from './ArtistPage.module.css';

/** Stands where the artist will stand. */
export function ArtistSkeleton({ name }: { readonly name: string }) {
  return (
    <div className={`page ${classes.artist}`} aria-busy="true">
      <PageTitle title={name} />
      <div className={classes.head}>
        <div className={classes.picture} />
        <div className={classes.about}>
          <Skeleton width={60} height={13} />
          <h1 className={classes.name}>
            <VisuallyHidden>Loading {name}</VisuallyHidden>
            <Skeleton width="min(280px, 100%)" height="1em" />
          </h1>
          <Skeleton width={70} height={15} />
        </div>
      </div>
      <div className={classes.songs} aria-hidden="true">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={classes.song}>
            <Skeleton width={180} height={20} />
            <Skeleton height={64} radius="var(--radius-card)" />
          </div>
        ))}
      </div>
    </div>
  );
}
