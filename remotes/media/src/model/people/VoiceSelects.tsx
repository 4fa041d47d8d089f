import { t } from '@tsugi/i18n/macro';
import { SelectField } from '@tsugi/ui/form';
import { serviceLabel } from '../enum-label.ts';
import type { Voices } from './use-voices.ts';

const ANY = '';

/** The choice of language and, where a language was recorded more than once, of the recording. */
export function VoiceSelects({ voices }: { readonly voices: Voices }) {
  const { language, languages, dubGroup, dubGroups, chooseLanguage, chooseDubGroup } = voices;
  return (
    <>
      {languages.length > 1 && (
        <SelectField
          inline
          label={t`Voices`}
          value={language ?? ''}
          options={languages.map((value) => ({ value, label: serviceLabel(value) }))}
          onChange={chooseLanguage}
        />
      )}
      {dubGroups.length > 0 && (
        <SelectField
          inline
          label={t`Dub`}
          value={dubGroup ?? ANY}
          options={[
            { value: ANY, label: t`First of each` },
            ...dubGroups.map((value) => ({ value, label: value })),
          ]}
          onChange={(value) => chooseDubGroup(value === ANY ? undefined : value)}
        />
      )}
    </>
  );
}
