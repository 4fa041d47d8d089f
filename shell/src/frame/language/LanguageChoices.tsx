import { t } from '@tsugi/i18n/macro';
import { MenuRadioGroup } from '@tsugi/ui/menu';
import { languageName, languages } from '../../language/language-names.ts';
import { chooseLanguage, useChosenLanguage } from '../../language/use-language-choice.ts';

/** The languages, inside a menu. @param inRow beside each other, where the menu has more than them */
export function LanguageChoices({ inRow = false }: { readonly inRow?: boolean }) {
  return (
    <MenuRadioGroup
      label={t`Language`}
      showLabel
      inRow={inRow}
      value={useChosenLanguage()}
      onChange={chooseLanguage}
      options={languages().map((value) => ({ value, label: languageName(value), lang: value }))}
    />
  );
}
