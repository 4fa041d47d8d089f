import { t } from '@tsugi/i18n/macro';
import { lazyPart, toast } from '@tsugi/ui';
import { Suspense, useEffect } from 'react';
import { storeGoodCopies } from '../config/good-copies.ts';
import { startFiles } from '../config/read-start-file.ts';
import { Pwa } from '../pwa/Pwa.tsx';
import { START_POLICY } from '../start-policy.ts';
import { StoreScreen as StoreScreenNow } from '../stored-screen/StoreScreen.tsx';
import { Telemetry } from '../telemetry/Telemetry.tsx';
import { FollowSettings } from './appearance/FollowSettings.tsx';
import { FrameWidgets } from './FrameWidgets.tsx';
import { followAccount } from './follow-account.ts';
import { keepFocusNear } from './keep-focus-near.ts';
import { LateScrollRestoration } from './LateScrollRestoration.tsx';
import { NavigationFocus, type NavigationFocusProps } from './NavigationFocus.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PaletteKey } from './palette/PaletteKey.tsx';
import { followShields } from './shields/follow-shields.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { StatusStrip } from './status/StatusStrip.tsx';
import { stopRemovedPictures } from './stop-removed-pictures.ts';

/** No first visit is busy with it. */
const StoreScreen = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, START_POLICY.storeCodeMs));
  return StoreScreenNow;
});

// Toasts that are raised before it is loaded wait in their queue.
const Toaster = lazyPart(async () => (await import('@tsugi/ui/components')).Toaster);

keepFocusNear(document);
stopRemovedPictures(document);
followAccount();
storeGoodCopies(Object.values(startFiles.read));
// Without a connection the frame says so already.
if (startFiles.hasSubstitutes && navigator.onLine) {
  toast({
    tone: 'warning',
    get title() {
      return t`Some files of this site did not arrive. It runs with their last good copy.`;
    },
  });
}

/** Parts of the frame that are not in index.html: focus, progress, installation, notices, shortcuts and toasts. */
export function FrameExtras({ began }: NavigationFocusProps) {
  useEffect(followShields, []);
  return (
    <>
      <LateScrollRestoration />
      <NavigationFocus began={began} />
      <NavigationProgress />
      <Pwa />
      <FrameWidgets />
      <StatusStrip />
      <FollowSettings />
      <Shortcuts />
      <PaletteKey />
      <Suspense>
        <StoreScreen />
      </Suspense>
      <Telemetry />
      <Suspense>
        <Toaster />
      </Suspense>
    </>
  );
}
