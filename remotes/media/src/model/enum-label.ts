import { select, t } from '@tsugi/i18n/macro';
import { optionKey } from '@tsugi/i18n/option-key';

/** `SIDE_STORY` to "Side story", `LIGHT_NOVEL` to "Light novel"; none gives an empty string. */
export function enumLabel(value: string | null | undefined): string {
  if (!value) return '';
  const label = value.toLowerCase().replaceAll('_', ' ').replace('spin off', 'spin-off');
  return labelOf(value, label.charAt(0).toUpperCase() + label.slice(1));
}

/**
 * A value of a list that a service writes in English, such as a language or a gender: in English as the service writes it, in other
 * languages as the catalogue knows it.
 */
export function serviceLabel(value: string | null | undefined): string {
  return value ? labelOf(value.toUpperCase().replace(/[^A-Z0-9]+/g, '_'), value) : '';
}

/** The same for what someone did: "Theme Song Performance (OP)", of which the part in brackets stays. */
export function roleLabel(role: string | null | undefined): string {
  const note = role?.match(/ \(.*/s)?.[0] ?? '';
  return serviceLabel(role?.slice(0, role.length - note.length)) + note;
}

/**
 * The label is the English text already: only catalogues list the values, and one that they do not know keeps it.
 * @param value in upper case, so that it is the name of no member that every object has
 */
function labelOf(value: string, label: string): string {
  const valueKey = optionKey(value);
  return t({
    message: select(valueKey, { other: `${label}` }),
    comment:
      'Texts that services write in English: {label} is the English one. Add those that you know, such as MAIN, SIDE_STORY, LIGHT_NOVEL.',
  });
}
