import { readFileSync } from 'node:fs';

/** The translation of a message without placeholders, from the catalogue of its workspace (`remotes/search`). */
export function translated(english: string, workspace: string, language: 'de' | 'ja'): string {
  const catalogue = readFileSync(
    new URL(`../../${workspace}/locales/${language}.po`, import.meta.url),
    'utf8',
  );
  const text = new RegExp(`msgid "${english}"\nmsgstr "(.+)"`).exec(catalogue)?.[1];
  if (!text) throw new Error(`${workspace} has no translation of "${english}" into ${language}`);
  return text;
}
