import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { SelectRow, SettingGroup, SwitchRow } from '@tsugi/ui/setting-row';
import { AboutRow } from './AboutRow.tsx';
import { AccountSettings, type OfSettings } from './AccountSettings.tsx';
import { ActivityGroup } from './ActivityGroup.tsx';
import { ProfileColorRow } from './ProfileColorRow.tsx';
import { ScoreFormatGroup } from './ScoreFormatGroup.tsx';
import { staffNameOptions, titleOptions, zoneOptions } from './setting-options.ts';

/** What the account of the tracker says about titles, scores, activities and the profile. */
export function AccountSection() {
  return <AccountSettings>{(settings) => <Groups settings={settings} />}</AccountSettings>;
}

function Groups({ settings }: OfSettings) {
  return (
    <>
      <SettingGroup title={t`Titles and content`}>
        <TitleLanguage settings={settings} />
        <StaffNames settings={settings} />
        <AdultContent settings={settings} />
        <TimeZone settings={settings} />
      </SettingGroup>
      <ScoreFormatGroup settings={settings} />
      <ActivityGroup settings={settings} />
      <SettingGroup title={t`Profile`}>
        <ProfileColorRow settings={settings} />
        <AboutRow settings={settings} />
        <Messages settings={settings} />
      </SettingGroup>
    </>
  );
}

function TitleLanguage({ settings }: OfSettings) {
  const label = t`Language of titles`;
  const { value, set, ...control } = useAccountSetting(settings, 'titleLanguage', label);
  return (
    <SelectRow
      {...control}
      label={label}
      description={t`Titles on every page are written so, where the tracker knows them.`}
      // The tracker gives the stylised ones as the plain ones.
      value={value.replace('_STYLISED', '')}
      options={titleOptions()}
      onChange={(next) => set(next as typeof value)}
    />
  );
}

function StaffNames({ settings }: OfSettings) {
  const label = t`Names of staff and characters`;
  const { value, set, ...control } = useAccountSetting(settings, 'staffNameLanguage', label);
  return <SelectRow {...control} label={label} value={value} options={staffNameOptions()} onChange={set} />;
}

function AdultContent({ settings }: OfSettings) {
  const label = t`Adult content`;
  const { value, set, ...control } = useAccountSetting(settings, 'displayAdultContent', label);
  return (
    <SwitchRow
      {...control}
      label={label}
      description={t`Shows works for adults in search, browse and activities.`}
      checked={value}
      onChange={set}
    />
  );
}

function TimeZone({ settings }: OfSettings) {
  const label = t`Time zone`;
  const { value, set, ...control } = useAccountSetting(settings, 'timezone', label);
  return (
    <SelectRow
      {...control}
      label={label}
      description={t`Of your account, for the tracker’s own pages and dates. Times here are those of this device.`}
      value={value ?? ''}
      options={zoneOptions(value)}
      onChange={set}
    />
  );
}

function Messages({ settings }: OfSettings) {
  const label = t`Messages only from users I follow`;
  const { value, set, ...control } = useAccountSetting(settings, 'restrictMessagesToFollowing', label);
  return <SwitchRow {...control} label={label} checked={value} onChange={set} />;
}
