import { useEffect, useState } from 'react';
import { FrameGlyph } from './FrameGlyph.tsx';
import type { Theme } from './theme.ts';
import { readTheme, saveTheme, showTheme, THEME_KEY } from './theme.ts';

const NEXT = { system: 'dark', dark: 'light', light: 'system' } as const;
const GLYPH = { system: 'system', dark: 'moon', light: 'sun' } as const;
const LABEL = { system: 'as the system', dark: 'dark', light: 'light' } as const;

/** Cycles through system, dark and light. Follows the choice of another tab. */
export function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(readTheme);

  useEffect(() => {
    const follow = () => {
      const chosen = readTheme();
      showTheme(chosen);
      setTheme(chosen);
    };
    const onStorage = ({ key }: StorageEvent) => key === THEME_KEY && follow();
    // Another tab may have changed it while this component was loading.
    follow();
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  const step = () => {
    const next = NEXT[theme];
    saveTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="icon-button"
      onClick={step}
      aria-label={`Theme: ${LABEL[theme]}. Change to ${LABEL[NEXT[theme]]}`}
      title={`Theme: ${LABEL[theme]}`}
    >
      <FrameGlyph name={GLYPH[theme]} size={19} />
    </button>
  );
}
