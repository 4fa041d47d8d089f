import { lazyPart } from '@tsugi/ui';
import { Suspense } from 'react';
import { Pwa } from '../pwa/Pwa.tsx';
import { NavigationFocus, type NavigationFocusProps } from './NavigationFocus.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { quietViewTransitions } from './quiet-view-transitions.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { StatusStrip } from './status/StatusStrip.tsx';

// Messages that are raised before it has arrived wait in their queue.
const Toaster = lazyPart(async () => (await import('@tsugi/ui/components')).Toaster);

quietViewTransitions(document);

/** Everything of the frame that has no place in the outline: what listens, announces and stands above the page. */
export function FrameExtras({ began }: NavigationFocusProps) {
  return (
    <>
      <NavigationFocus began={began} />
      <NavigationProgress />
      <Pwa />
      <StatusStrip />
      <Shortcuts />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
