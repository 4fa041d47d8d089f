import { PanelBoundary } from '@tsugi/ui/components';
import { type ReactNode, Suspense } from 'react';
import { usePhoneLayout } from '../use-phone-layout.ts';
import { WhenNear } from './WhenNear.tsx';

export interface LatePanelProps {
  /** Said when it fails: "Friends error". */
  readonly message: string;
  /** About the height of the panel on a desk and on a phone, in pixels: kept free until it is there. */
  readonly height: readonly [desk: number, phone: number];
  readonly children: ReactNode;
}

/** A panel below the fold: its code, and what it asks for, wait until it comes near the view. */
export function LatePanel({ message, height: [desk, phone], children }: LatePanelProps) {
  const height = usePhoneLayout() ? phone : desk;
  return (
    <PanelBoundary message={message}>
      <WhenNear height={height}>
        <Suspense fallback={<div style={{ minBlockSize: height }} aria-busy="true" />}>{children}</Suspense>
      </WhenNear>
    </PanelBoundary>
  );
}
