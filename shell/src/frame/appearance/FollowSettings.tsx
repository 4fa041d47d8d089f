import { deviceSettings, subscribeToDeviceSettings } from '@tsugi/contract/device-settings';
import { useEffect } from 'react';
import { baseUrl } from '../../base-url.ts';
import { FORGOTTEN_KEY } from '../forget/forgotten-key.ts';
import { showThemeColor } from '../theme/theme.ts';

/** Applies what is chosen in this tab or in another one. Without a change nothing is loaded: the boot script has applied what is stored. */
export function FollowSettings() {
  useEffect(() => {
    // A release may have other colors than the stored ones.
    if (document.adoptedStyleSheets?.length > 0) void applyRest();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === FORGOTTEN_KEY && newValue) void forget();
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

function follow(): void {
  const { theme } = deviceSettings();
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  showThemeColor();
  void applyRest();
}

/** What fails to load is applied by the next page. */
async function applyRest(): Promise<void> {
  const rest = import(/* webpackChunkName: "appearance" */ './apply-settings.ts');
  await rest.then(
    ({ applySettings }) => applySettings(),
    () => {},
  );
}

/** Another tab has forgotten this device: what this tab alone has stored is left. */
async function forget(): Promise<void> {
  const late = import(/* webpackChunkName: "forget-tab" */ '../forget/forget-tab.ts');
  await late.then(
    ({ leaveForgotten }) => leaveForgotten(),
    () => location.replace(baseUrl),
  );
}
