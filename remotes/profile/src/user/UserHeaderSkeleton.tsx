import { PageTitle } from '@tsugi/ui';
import { Skeleton } from '@tsugi/ui/components';
import classes from './UserHeader.module.css';

/** The header's place while the user is on the way; the name is known from the URL. */
export function UserHeaderSkeleton({ name }: { readonly name: string }) {
  return (
    <>
      <PageTitle title={name} />
      <div className={classes.banner} />
      <header className={`page ${classes.head}`} aria-busy="true">
        <div className={classes.avatar}>
          <Skeleton className={classes.picture} radius={10} />
        </div>
        <div className={classes.who}>
          <h1 className={classes.name}>{name}</h1>
          <p className={classes.joined}>
            <Skeleton width={200} height={16} />
          </p>
        </div>
      </header>
    </>
  );
}
