/** Enums of the tracker whose label is not their name in lower case: `TV_SHORT` has a label of its own elsewhere. */
const SPECIAL: Readonly<Record<string, string>> = {
  SPIN_OFF: 'Spin-off',
  MULTIMEDIA_PROJECT: 'Multimedia project',
  OTHER: 'Other',
};

/** `SIDE_STORY` to "Side story", `LIGHT_NOVEL` to "Light novel"; none gives an empty string. */
export function enumLabel(value: string | null | undefined): string {
  if (!value) return '';
  const label = value.toLowerCase().replaceAll('_', ' ');
  return SPECIAL[value] ?? label.charAt(0).toUpperCase() + label.slice(1);
}
