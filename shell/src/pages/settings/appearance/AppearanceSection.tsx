import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import type { Language } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { savesData } from '@tsugi/platform/saves-data';
import { SegmentedControl } from '@tsugi/ui/components';
import { SelectRow, SettingGroup, SettingRow, SwitchRow } from '@tsugi/ui/setting-row';
import { languageName, languages } from '../../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../../language/use-language-choice.ts';
import { AccentField } from './AccentField.tsx';
import { StartPageRow } from './StartPageRow.tsx';

/** How the product looks on this device, and how it behaves. */
export function AppearanceSection() {
  return (
    <>
      <SettingGroup title={t`Look`}>
        <ThemeRow />
        <SettingRow label={t`Accent`} wide>
          <AccentField />
        </SettingRow>
        <DensityRow />
        <MotionRow />
      </SettingGroup>
      <SettingGroup title={t`Use`}>
        <LanguageRow />
        <StartPageRow />
        <ShortcutsRow />
        <DataSaverRow />
      </SettingGroup>
    </>
  );
}

function ThemeRow() {
  const label = t`Theme`;
  return (
    <SettingRow label={label} description={t`Black saves power on displays whose black pixels are off.`}>
      <SegmentedControl
        label={label}
        value={useDeviceSetting('theme')}
        options={[
          { value: 'system', label: t`System` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
          { value: 'black', label: t`Black` },
        ]}
        onChange={(theme) => setDeviceSettings({ theme })}
      />
    </SettingRow>
  );
}

function DensityRow() {
  const label = t`Density`;
  return (
    <SettingRow label={label} description={t`Compact shows more at once, with smaller gaps and texts.`}>
      <SegmentedControl
        label={label}
        value={useDeviceSetting('density')}
        options={[
          { value: 'comfortable', label: t`Comfortable` },
          { value: 'compact', label: t`Compact` },
        ]}
        onChange={(density) => setDeviceSettings({ density })}
      />
    </SettingRow>
  );
}

function MotionRow() {
  return (
    <SwitchRow
      label={t`Less motion`}
      description={t`Nothing slides or fades. The same setting of your system counts too.`}
      checked={useDeviceSetting('motion') === 'reduced'}
      onChange={(isOn) => setDeviceSettings({ motion: isOn ? 'reduced' : 'system' })}
    />
  );
}

function LanguageRow() {
  return (
    <SelectRow
      label={t`Language`}
      description={t`Of the site itself. The language of titles belongs to your account.`}
      value={useChosenLanguage()}
      options={languages().map((value) => ({ value, label: languageName(value) }))}
      onChange={(language: Language) => void chooseLanguage(language)}
    />
  );
}

function ShortcutsRow() {
  return (
    <SwitchRow
      label={t`Keys that work alone`}
      description={t`Shortcuts of a single key. Speech input works better without them.`}
      checked={useDeviceSetting('shortcuts') === 'on'}
      onChange={(isOn) => setDeviceSettings({ shortcuts: isOn ? 'on' : 'off' })}
    />
  );
}

function DataSaverRow() {
  const value = useDeviceSetting('dataSaver');
  return (
    <SelectRow
      label={t`Data saver`}
      description={
        value === 'auto'
          ? savesData()
            ? t`Small covers, no banners, nothing loaded ahead. On, since your browser saves data.`
            : t`Small covers, no banners, nothing loaded ahead. Off, since your browser does not save data.`
          : t`Small covers, no banners, nothing loaded ahead.`
      }
      value={value}
      options={[
        { value: 'auto', label: t`As the browser` },
        { value: 'on', label: t({ message: 'On', context: 'data saver' }) },
        { value: 'off', label: t({ message: 'Off', context: 'data saver' }) },
      ]}
      onChange={(dataSaver) => setDeviceSettings({ dataSaver })}
    />
  );
}
