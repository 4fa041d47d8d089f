import { PageTitle } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import classes from './UserHeader.module.css';

/** The header's place while the user is on the way; the name is known from the URL. */
export function UserHeaderSkeleton({ name, isLow }: { readonly name: string; readonly isLow: boolean }) {
  const low = isLow ? '' : undefined;
  return (
    <>
      <PageTitle title={name} />
      <div className={classes.banner} data-low={low} />
      <header className={`page ${classes.head}`} data-low={low} aria-busy="true">
        <div className={classes.avatar}>
          <Skeleton className={classes.picture} radius={10} />
        </div>
        <div className={`column ${classes.who}`}>
          <div className={`row wrap ${classes.title}`}>
            <h1 className={`anywhere accent-links ${classes.name}`}>{name}</h1>
          </div>
          <p className={`subdued ${classes.joined}`}>
            <Skeleton width={200} height={16} />
          </p>
        </div>
      </header>
    </>
  );
}
