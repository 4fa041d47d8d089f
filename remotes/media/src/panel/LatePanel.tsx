import { PanelBoundary } from '@tsugi/ui/components';
import { type ReactNode, Suspense } from 'react';
import { WhenNear } from './WhenNear.tsx';

export interface LatePanelProps {
  /** Said when it fails: "Friends error". */
  readonly message: string;
  /** About the height of the panel in pixels, kept free until it is there. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A panel below the fold: its code, and what it asks for, wait until it comes near the view. */
export function LatePanel({ message, height, children }: LatePanelProps) {
  return (
    <PanelBoundary message={message}>
      <WhenNear height={height}>
        <Suspense fallback={<div style={{ minBlockSize: height }} />}>{children}</Suspense>
      </WhenNear>
    </PanelBoundary>
  );
}
