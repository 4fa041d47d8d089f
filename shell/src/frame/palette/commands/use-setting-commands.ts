import type { Command } from '@tsugi/contract';
import { type DeviceSettings, setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { liftShields, restoreShields, shieldsLiftedAtom, shieldsOnAtom } from '@tsugi/ui/shields';
import { useAtomValue, useSetAtom } from 'jotai';
import { languageName, languages } from '../../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../../language/use-language-choice.ts';
import { shortcutsOpenAtom } from '../../shortcuts/shortcuts-open-atom.ts';
import { ICONS } from './icons.ts';

type Choices<Name extends keyof DeviceSettings> = readonly (readonly [DeviceSettings[Name], string])[];

/** What this device is set to, and the list of keys. */
export function useSettingCommands(): readonly Command[] {
  const theme = useDeviceSetting('theme');
  const density = useDeviceSetting('density');
  const language = useChosenLanguage();
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const themes: Choices<'theme'> = [
    ['system', t`As the system`],
    ['dark', t`Dark`],
    ['light', t`Light`],
    ['black', t`Black`],
  ];
  const densities: Choices<'density'> = [
    ['comfortable', t`Comfortable`],
    ['compact', t`Compact`],
  ];
  return [
    choice('theme', t`Theme`, t`appearance, colours, night`, ICONS.theme, themes, theme),
    {
      id: 'language',
      title: t`Language`,
      // Whoever cannot read the page finds it too.
      keywords: ['Language', 'Sprache', '言語'],
      detail: languageName(language),
      icon: ICONS.language,
      action: {
        type: 'choose',
        label: t`Language`,
        choices: languages().map((value) => ({
          id: value,
          title: languageName(value),
          lang: value,
          isCurrent: value === language,
          action: { type: 'run', run: () => chooseLanguage(value) },
        })),
      },
    },
    choice('density', t`Density`, t`spacing, size`, ICONS.density, densities, density),
    ...useShieldCommands(),
    {
      id: 'shortcuts',
      title: t`Keyboard shortcuts`,
      icon: ICONS.keys,
      keys: ['?'],
      action: { type: 'run', run: () => openShortcuts(true) },
    },
  ];
}

function choice<Name extends 'theme' | 'density'>(
  name: Name,
  title: string,
  keywords: string,
  icon: string,
  choices: Choices<Name>,
  present: DeviceSettings[Name],
): Command {
  return {
    id: name,
    title,
    keywords: [keywords],
    detail: choices.find(([value]) => value === present)?.[1],
    icon,
    action: {
      type: 'choose',
      label: title,
      choices: choices.map(([value, label]) => ({
        id: `${value}`,
        title: label,
        isCurrent: value === present,
        action: { type: 'run', run: () => setDeviceSettings({ [name]: value }) },
      })),
    },
  };
}

/** Where something is hidden: what shows all of it in this tab, or hides it again. */
function useShieldCommands(): readonly Command[] {
  const isOn = useAtomValue(shieldsOnAtom);
  const isLifted = useAtomValue(shieldsLiftedAtom);
  if (!isOn) return [];
  return [
    {
      id: 'shields',
      title: isLifted ? t`Hide spoilers again` : t`Show everything in this tab`,
      keywords: [t`spoilers, scores`],
      icon: ICONS.eye,
      action: { type: 'run', run: isLifted ? restoreShields : liftShields },
    },
  ];
}
