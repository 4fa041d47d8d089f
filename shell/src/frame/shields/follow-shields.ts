import { deviceSettings, subscribeToDeviceSettings } from '@tsugi/contract/device-settings';
import { clearFirstScreenCache } from '@tsugi/data/first-screen-cache';
import { localStore } from '@tsugi/platform/store';

/** What is hidden follows the settings, also those of other tabs. Screens that are stored show what was hidden before, or hide what is not. */
export function followShields(): () => void {
  let before = deviceSettings().shields;
  return subscribeToDeviceSettings(() => {
    const { shields } = deviceSettings();
    if (shields.join() === before.join()) return;
    before = shields;
    clearFirstScreenCache(localStore());
    void import('@tsugi/ui/shields').then((module) => module.followShields());
  });
}
