import { lazyPart } from '@tsugi/ui';
import { InView, Skeleton } from '@tsugi/ui/components';
import { Suspense, useState } from 'react';
import type { ActivityTextProps } from '../../widgets/activity/ActivityText.tsx';
import classes from './LazyActivityText.module.css';

const ActivityText = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "activity-text" */ '../../widgets/activity/ActivityText.tsx'))
      .ActivityText,
);

/** Characters of a line, at most so many lines until the text is there. */
const LINE_LENGTH = 60;
const MOST_LINES = 8;

/** A text below the first screen: the Markdown code is larger than the page, and loads when a text comes near. */
export function LazyActivityText(props: ActivityTextProps) {
  const [isNear, setNear] = useState(false);
  const lines = Math.min(MOST_LINES, Math.ceil(props.source.length / LINE_LENGTH));
  const placeholder = (
    <div className={classes.lines}>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike and never move
        <Skeleton key={index} height={14} width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </div>
  );
  if (!isNear) {
    return (
      <>
        <InView margin="100px" onEnter={() => setNear(true)} />
        {placeholder}
      </>
    );
  }
  return (
    <Suspense fallback={placeholder}>
      <ActivityText {...props} />
    </Suspense>
  );
}
