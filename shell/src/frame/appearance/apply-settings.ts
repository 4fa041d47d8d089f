import { DEFAULT_DEVICE_SETTINGS, deviceSettings } from '@tsugi/contract/device-settings';
import { localStore, readItem, removeItem, writeItem } from '@tsugi/platform/store';
import { showThemeColor } from '../theme/theme.ts';
import { lookOf } from './look.ts';
import { LOOK_KEY, showLook } from './show-settings.ts';

/** Applies the settings to the document as it is, and stores what the boot script of the next page applies. */
export function applySettings(): void {
  const settings = deviceSettings();
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(settings)) {
    const isDefault = String(value) === String(Reflect.get(DEFAULT_DEVICE_SETTINGS, name));
    if (isDefault) delete dataset[name];
    else dataset[name] = String(value);
  }
  showThemeColor();
  const look = lookOf(settings);
  if (look !== (readItem(localStore(), LOOK_KEY) ?? '')) {
    if (look) writeItem(localStore(), LOOK_KEY, look);
    else removeItem(localStore(), LOOK_KEY);
  }
  showLook(look);
}
