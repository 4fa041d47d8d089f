// How the product looks and behaves on this device: one item of localStorage, which every tab follows. Bundled into the shell and each remote that
// reads one.
export {
  ACCENTS,
  type Accent,
  DATA_SAVERS,
  DEFAULT_DEVICE_SETTINGS,
  DENSITIES,
  type DeviceSettings,
  MOTIONS,
  SHIELDS,
  type ShieldName,
  THEMES,
} from './device-settings.ts';
export { validMembers } from './read-settings.ts';
export { singleKeysAreOn } from './single-keys.ts';
export {
  DEVICE_SETTINGS_KEY,
  deviceSettings,
  setDeviceSettings,
  subscribeToDeviceSettings,
} from './stored-settings.ts';
export { useDeviceSetting } from './use-device-setting.ts';
