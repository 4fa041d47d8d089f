import type { Command } from '@tsugi/contract';
import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { t } from '@tsugi/i18n/macro';
import { useSetAtom } from 'jotai';
import { languageName, languages } from '../../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../../language/use-language-choice.ts';
import { shortcutsOpenAtom } from '../../shortcuts/shortcuts-open-atom.ts';
import type { Theme } from '../../theme/theme.ts';

const ICONS = {
  theme: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.4 2.5 3.7 5.5 3.7 9s-1.3 6.5-3.7 9c-2.4-2.5-3.7-5.5-3.7-9s1.3-6.5 3.7-9',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
} as const;

/** What this device is set to, and the list of keys. */
export function useSettingCommands(): readonly Command[] {
  const theme = useDeviceSetting('theme');
  const language = useChosenLanguage();
  const openShortcuts = useSetAtom(shortcutsOpenAtom);
  const themes: readonly (readonly [Theme, string])[] = [
    ['system', t`As the system`],
    ['dark', t`Dark`],
    ['light', t`Light`],
    ['black', t`Black`],
  ];
  return [
    {
      id: 'theme',
      title: t`Theme`,
      keywords: [t`appearance, colours, night`],
      detail: themes.find(([value]) => value === theme)?.[1],
      icon: ICONS.theme,
      action: {
        type: 'choose',
        label: t`Theme`,
        choices: themes.map(([value, title]) => ({
          id: value,
          title,
          isCurrent: value === theme,
          action: { type: 'run', run: () => setDeviceSettings({ theme: value }) },
        })),
      },
    },
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
    {
      id: 'shortcuts',
      title: t`Keyboard shortcuts`,
      icon: ICONS.keys,
      keys: ['?'],
      action: { type: 'run', run: () => openShortcuts(true) },
    },
  ];
}
