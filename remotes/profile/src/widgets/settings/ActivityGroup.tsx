import { useAccountSetting } from '@tsugi/data/mutations';
import { t } from '@tsugi/i18n/macro';
import { isListStatus, type ListStatus, listStatusLabel } from '@tsugi/ui/components';
import { SelectRow, SettingGroup, SwitchRow } from '@tsugi/ui/setting-row';
import type { OfSettings } from './AccountSettings.tsx';
import { mergeOptions } from './setting-options.ts';

/** What becomes an activity that others see. */
export function ActivityGroup({ settings }: OfSettings) {
  const label = t`Merge activities`;
  const merge = useAccountSetting(settings, 'activityMergeTime', label);
  const listLabel = t`List activities`;
  const { value, set, ...control } = useAccountSetting(settings, 'disabledListActivity', listLabel);
  return (
    <SettingGroup
      title={listLabel}
      description={t`A change of your list is an activity on your profile and in the feed of those who follow you.`}
    >
      <SelectRow
        label={label}
        description={t`Changes of one title within this time become one activity.`}
        disabled={merge.disabled}
        isWaiting={merge.isWaiting}
        value={String(merge.value)}
        options={mergeOptions(merge.value)}
        onChange={(minutes) => merge.set(Number(minutes))}
      />
      {Object.entries(value).map(([status, isOff]) => (
        <SwitchRow
          key={status}
          {...control}
          label={isListStatus(status) ? statusText(status) : status}
          checked={!isOff}
          onChange={(isOn) => set({ ...value, [status]: !isOn })}
        />
      ))}
    </SettingGroup>
  );
}

/** The words of anime and of manga, where they differ. */
function statusText(status: ListStatus): string {
  return [...new Set([listStatusLabel(status, 'ANIME'), listStatusLabel(status, 'MANGA')])].join(' / ');
}
