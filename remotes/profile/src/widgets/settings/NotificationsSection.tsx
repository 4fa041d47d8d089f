import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { SettingGroup, SwitchRow } from '@tsugi/ui/setting-row';
import { AccountSettings, type OfSettings } from './AccountSettings.tsx';
import { notificationGroups, notificationLabel } from './notification-types.ts';

/** About what the tracker notifies the account. */
export function NotificationsSection() {
  return (
    <AccountSettings>
      {(settings) => (
        <>
          <SettingGroup title={t`Episodes`}>
            <Airing settings={settings} />
          </SettingGroup>
          <Types settings={settings} />
        </>
      )}
    </AccountSettings>
  );
}

function Airing({ settings }: OfSettings) {
  const label = t`New episodes`;
  const { value, set, ...control } = useAccountSetting(settings, 'airingNotifications', label);
  return (
    <SwitchRow
      {...control}
      label={label}
      description={t`When an episode of an anime that you are watching airs.`}
      checked={value}
      onChange={set}
    />
  );
}

function Types({ settings }: OfSettings) {
  const { value, set, ...control } = useAccountSetting(settings, 'notificationOptions', t`Notifications`);
  return notificationGroups(Object.keys(value)).map(({ title, types }) => (
    <SettingGroup key={title} title={title}>
      {types.map((type) => (
        <SwitchRow
          key={type}
          {...control}
          label={notificationLabel(type)}
          checked={value[type] ?? false}
          onChange={(isOn) => set({ ...value, [type]: isOn })}
        />
      ))}
    </SettingGroup>
  ));
}
