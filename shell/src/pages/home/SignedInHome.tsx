import { VisuallyHidden } from '@tsugi/ui';
import { Widget } from '@tsugi/ui/components';
import classes from './SignedInHome.module.css';

/** Currently watching and reading, airing today, activity feed: widgets of the profile remote. */
export function SignedInHome() {
  return (
    <>
      <VisuallyHidden>
        <h1>Home</h1>
      </VisuallyHidden>
      <Widget
        remote="profile"
        name="continue-watching"
        props={{ type: 'ANIME' }}
        fallback={<div className={classes.cards} />}
      />
      <div className="home-columns">
        <div className="home-aside">
          <Widget remote="profile" name="airing-today" />
          <Widget
            remote="profile"
            name="continue-watching"
            props={{ type: 'MANGA', layout: 'column' }}
            fallback={<div className={classes.column} />}
          />
        </div>
        <div className="home-feed">
          <Widget remote="profile" name="activity-feed" fallback={<div className={classes.column} />} />
        </div>
      </div>
    </>
  );
}
