import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { navigationOf } from '@tsugi/contract/routing';
import { t } from '@tsugi/i18n/macro';
import { SelectRow } from '@tsugi/ui/setting-row';
import { useParsedManifests } from '../../../remotes/use-parsed-manifests.ts';

/** What a visit begins with: home, or a page that a remote has in the bar or in the menu of the account. */
export function StartPageRow() {
  const startPage = useDeviceSetting('startPage');
  const pages = navigationOf(useParsedManifests()).filter(({ places }) =>
    places.some((place) => place === 'bar' || place === 'account'),
  );
  const labels = new Map([
    ['/', t`Home`],
    ...pages.map(({ to, label }) => [to, label] as const).toReversed(),
  ]);
  // Of a remote that is not there right now.
  if (!labels.has(startPage)) labels.set(startPage, startPage);
  const order = ['/', ...pages.map(({ to }) => to), startPage];
  return (
    <SelectRow
      label={t`Start page`}
      description={t`What opens first. Pages of an account open when you are logged in.`}
      value={startPage}
      options={[...new Set(order)].map((value) => ({ value, label: labels.get(value) ?? value }))}
      onChange={(next) => setDeviceSettings({ startPage: next })}
    />
  );
}
