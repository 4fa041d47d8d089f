import { InView, PanelBoundary } from '@tsugi/ui/components';
import { type ReactNode, Suspense, useState } from 'react';
import { usePhoneLayout } from '../use-phone-layout.ts';

export interface LazyPanelProps {
  /** Said when it fails: "Friends error". */
  readonly message: string;
  /** About the height of the panel on a desk and on a phone, in pixels: kept free until it is there. */
  readonly height: readonly [desk: number, phone: number];
  readonly children: ReactNode;
}

/** A panel below the fold: its code, and what it asks for, wait until it comes near the view. */
export function LazyPanel({ message, height: [desk, phone], children }: LazyPanelProps) {
  const height = usePhoneLayout() ? phone : desk;
  return (
    <PanelBoundary message={message}>
      <WhenNear height={height}>
        <Suspense fallback={<div style={{ minBlockSize: height }} aria-busy="true" />}>{children}</Suspense>
      </WhenNear>
    </PanelBoundary>
  );
}

/** Panels are made ready this far outside of the view. */
const MARGIN = '800px';

interface WhenNearProps {
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
