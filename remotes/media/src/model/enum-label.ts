import { t } from '@tsugi/i18n/macro';

/** Enums of the tracker whose label is not their name in lower case: `TV_SHORT` has a label of its own elsewhere. */
const SPECIAL: Readonly<Record<string, string>> = {
  get SPIN_OFF() {
    return t`Spin-off`;
  },
  get MULTIMEDIA_PROJECT() {
    return t`Multimedia project`;
  },
  get OTHER() {
    return t`Other`;
  },
};

/** `SIDE_STORY` to "Side story", `LIGHT_NOVEL` to "Light novel"; none gives an empty string. */
export function enumLabel(value: string | null | undefined): string {
  if (!value) return '';
  const label = value.toLowerCase().replaceAll('_', ' ');
  return SPECIAL[value] ?? label.charAt(0).toUpperCase() + label.slice(1);
}
