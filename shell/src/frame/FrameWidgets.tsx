import { frameWidgets, subscribeToFrameWidgets } from '@tsugi/contract/frame-widgets';
import { lazyPart } from '@tsugi/ui';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Batches } from './batches/Batches.tsx';
import classes from './FrameWidgets.module.css';

const Widget = lazyPart(async () => (await import('@tsugi/ui/components')).Widget);

/** What stands beside the pages, and is left by navigations as it is: widgets of remotes, such as the player, and batches of changes. */
export function FrameWidgets() {
  const widgets = useSyncExternalStore(subscribeToFrameWidgets, frameWidgets);
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    if (height === 0) return;
    // Toasts and offers stand above it, and so do bars of pages that stay in sight.
    const names = ['--notice-space', '--widgets-space'] as const;
    for (const name of names) style.setProperty(name, `${height + 8}px`);
    return () => {
      for (const name of names) style.removeProperty(name);
    };
  }, [height]);

  return (
    <>
      {/* The end of the page can be scrolled out from under it. */}
      <div style={{ blockSize: height }} />
      <div ref={place} className={classes.place}>
        {widgets.map(({ remote, name }) => (
          <Suspense key={`${remote}/${name}`}>
            <Widget remote={remote} name={name} />
          </Suspense>
        ))}
        <Batches />
      </div>
    </>
  );
}
