import { InView } from '@tsugi/ui/components';
import { type ReactNode, useState } from 'react';
import classes from './WhenNear.module.css';

/** Panels are made ready this far outside of the view. */
const MARGIN = '800px';

/** Renders its children when they come near the viewport, so that unseen panels send no request. */
export function WhenNear({ children }: { readonly children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  if (isNear) return children;
  return (
    <div className={classes.place}>
      <InView margin={MARGIN} onEnter={() => setIsNear(true)} />
    </div>
  );
}
