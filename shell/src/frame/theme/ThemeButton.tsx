import { setDeviceSettings, useDeviceSetting } from '@tsugi/contract/device-settings';
import { select, t } from '@tsugi/i18n/macro';
import { useMediaQuery } from '@tsugi/ui/components';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import { otherTheme } from './theme.ts';

const GLYPH = { system: 'system', dark: 'moon', light: 'sun', black: 'moon' } as const;

/** Dark when it is light, and light when it is dark: every press changes what one sees. All three are in the account menu. */
export function ThemeButton() {
  const theme = useDeviceSetting('theme');
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const shown = theme === 'system' ? system : theme;
  const title = select(theme, {
    dark: 'Theme: dark',
    black: 'Theme: black',
    light: 'Theme: light',
    other: 'Theme: as the system',
  });
  return (
    <button
      type="button"
      className="icon-button"
      onClick={() => setDeviceSettings({ theme: otherTheme(theme, system) })}
      aria-label={`${title}. ${shown === 'light' ? t`Change to dark` : t`Change to light`}`}
      title={title}
    >
      <FrameGlyph name={GLYPH[theme]} size={19} />
    </button>
  );
}
