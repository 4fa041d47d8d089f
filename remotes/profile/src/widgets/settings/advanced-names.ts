import { t } from '@tsugi/i18n/macro';

export function advancedNames(names: readonly string[]): readonly string[] {
  return names.map((name) => name.trim());
}

/** What is wrong with the name at this place; undefined for nothing. The service knows parts by their names. */
export function nameProblemAt(names: readonly string[], index: number): string | undefined {
  const name = names[index]?.trim().toLowerCase() ?? '';
  if (name === '') return t`Type a name.`;
  const isTaken = names.some((other, at) => at < index && other.trim().toLowerCase() === name);
  return isTaken ? t`Another part has this name.` : undefined;
}
