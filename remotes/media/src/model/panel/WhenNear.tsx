import { InView } from '@tsugi/ui/components';
import { type ReactNode, useState } from 'react';

/** Panels are made ready this far outside of the view. */
const MARGIN = '800px';

export interface WhenNearProps {
  /** The height that is kept free until then, in pixels: about that of the panel. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** Renders its children when they come near the viewport, so that unseen panels send no request. */
export function WhenNear({ height = 320, children }: WhenNearProps) {
  const [isNear, setIsNear] = useState(false);
  if (isNear) return children;
  return (
    <div style={{ minBlockSize: height }}>
      <InView margin={MARGIN} onEnter={() => setIsNear(true)} />
    </div>
  );
}
