import type { Language } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { languageName, languages } from '../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../language/use-language-choice.ts';
import classes from './LanguageSelect.module.css';
import { FrameGlyph } from './links/FrameGlyph.tsx';

export interface LanguageSelectProps {
  /** Its icon alone, of the size of the bar's buttons. */
  readonly isIcon?: boolean;
}

/** The choice of the language: the browser's own list, which every device has a good one of. Signed-in users also find it in their menu. */
export function LanguageSelect({ isIcon = false }: LanguageSelectProps) {
  const language = useChosenLanguage();
  return (
    <span className={isIcon ? `icon-button ${classes.icon}` : classes.select}>
      <FrameGlyph name="globe" size={isIcon ? 20 : 16} />
      <select
        aria-label={t`Language`}
        title={isIcon ? t`Language` : undefined}
        value={language}
        // Its options are languages.
        onChange={({ target }) => void chooseLanguage(target.value as Language)}
      >
        {languages().map((one) => (
          <option key={one} value={one} lang={one}>
            {languageName(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
