import { t } from '@tsugi/i18n/macro';
import { MenuRadioGroup } from '@tsugi/ui/menu';
import { languageName, languages } from '../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../language/use-language-choice.ts';

/** The languages, inside a menu. */
export function LanguageChoices() {
  return (
    <MenuRadioGroup
      label={t`Language`}
      showLabel
      value={useChosenLanguage()}
      onChange={chooseLanguage}
      options={languages().map((value) => ({ value, label: languageName(value), lang: value }))}
    />
  );
}
