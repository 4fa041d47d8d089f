import { VisuallyHidden } from '@tsugi/ui';
import { Widget } from '@tsugi/ui/components';
import { useEffect, useRef } from 'react';
import classes from './SignedInHome.module.css';
import { useTwoColumns } from './use-two-columns.ts';

/** Currently watching and reading, airing today, activity feed: widgets of the profile remote. */
export function SignedInHome() {
  const aside = useRef<HTMLDivElement>(null);
  const isWide = useTwoColumns();

  useEffect(() => {
    const element = aside.current;
    if (!element) return;
    // What is higher than the window sticks at its lower end (see home-skeleton.css).
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--aside-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const side = (
    <div key="side" ref={aside} className="home-aside">
      <Widget remote="profile" name="airing-today" />
      <Widget
        remote="profile"
        name="continue-watching"
        props={{ type: 'MANGA', layout: 'column' }}
        fallback={<div className={classes.column} />}
      />
    </div>
  );
  const feed = (
    <div key="feed" className="home-feed">
      <Widget remote="profile" name="activity-feed" fallback={<div className={classes.column} />} />
    </div>
  );

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
      <div className="home-columns">{isWide ? [feed, side] : [side, feed]}</div>
    </>
  );
}
