import { deviceSettings, subscribeToDeviceSettings } from '@tsugi/contract/device-settings';
import { useEffect } from 'react';
import { baseUrl } from '../../base-url.ts';
import { FORGOTTEN_KEY } from './forgotten-key.ts';

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
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === FORGOTTEN_KEY && newValue) location.replace(baseUrl);
    };
    addEventListener('storage', onStorage);
    const stop = subscribeToDeviceSettings(follow);
    return () => {
      removeEventListener('storage', onStorage);
      stop();
    };
  }, []);
  return null;
}
