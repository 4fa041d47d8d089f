import { deviceSettings, subscribeToDeviceSettings } from '@tsugi/contract/device-settings';
import { useEffect } from 'react';

const load = () => import(/* webpackChunkName: "appearance" */ './apply-settings.ts');

/** Applies what is chosen in this tab or in another one. Without a change nothing is loaded: the boot script has applied what is stored. */
export function FollowSettings() {
  useEffect(() => {
    const follow = () =>
      void load().then(
        ({ applySettings }) => applySettings(),
        // Without its file: the attributes, which most style rules go by. The next page applies the rest.
        () => Object.assign(document.documentElement.dataset, deviceSettings()),
      );
    // A release may have other colors than the stored ones.
    if (document.adoptedStyleSheets?.length > 0) follow();
    return subscribeToDeviceSettings(follow);
  }, []);
  return null;
}
