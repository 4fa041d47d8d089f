import { useSyncExternalStore } from 'react';
import type { DeviceSettings } from './device-settings.ts';
import { deviceSettings, subscribeToDeviceSettings } from './stored-settings.ts';

/** A setting of this device: of this tab, and of another one as soon as it is changed there. */
export function useDeviceSetting<Name extends keyof DeviceSettings>(name: Name): DeviceSettings[Name] {
  return useSyncExternalStore(subscribeToDeviceSettings, () => deviceSettings()[name]);
}
