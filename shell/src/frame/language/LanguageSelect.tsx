import type { Language } from '@tsugi/i18n';
import { t } from '@tsugi/i18n/macro';
import { languageName, languages } from '../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../language/use-language-choice.ts';
import { FrameGlyph } from '../links/FrameGlyph.tsx';
import classes from './LanguageSelect.module.css';

/** The choice of the language at the end of every page: the browser's own list, which every device has a good one of. */
export function LanguageSelect() {
  return (
    <span className={classes.select}>
      <FrameGlyph name="globe" size={16} />
      <select
        aria-label={t`Language`}
        value={useChosenLanguage()}
        // Its options are languages.
        onChange={({ target }) => void chooseLanguage(target.value as Language)}
      >
        {languages().map((one) => (
          // A pseudo-locale is no language.
          <option key={one} value={one} lang={one.startsWith('x-') ? undefined : one}>
            {languageName(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
