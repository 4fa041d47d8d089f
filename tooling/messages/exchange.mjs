import { translationProblems } from './validate.mjs';

/** The key of a message in a file of texts: its English text, with its context if it has one. @param {import('./po.mjs').Entry} entry */
export const exchangeKey = ({ message, context }) => (context ? `${message} ⟨${context}⟩` : message);

const COMMENT = '// ';

/**
 * Messages without a translation, as a file that `fillTranslations` reads.
 * @param {readonly import('./po.mjs').Entries[]} catalogues of one language
 * @returns {Record<string, string>} '' by English text; a comment stands before the text that it is about
 */
export function missingTranslations(catalogues) {
  return Object.fromEntries(
    catalogues.flatMap((entries) =>
      Object.values(entries).flatMap((entry) => {
        if (entry.translation) return [];
        const codes = Object.entries(entry.placeholders ?? {}).flatMap(([name, code]) =>
          /^\d+$/.test(name) ? [`{${name}} is ${code.join(' or ')}`] : [],
        );
        const comment = [...entry.comments, ...codes].join('; ');
        const key = exchangeKey(entry);
        return [...(comment ? [[COMMENT + key, comment]] : []), [key, '']];
      }),
    ),
  );
}

/**
 * @param {readonly { entries: import('./po.mjs').Entries, language: string }[]} catalogues get the valid translations
 * @param {Record<string, string>} texts
 * @returns {{ filled: number, problems: string[] }}
 */
export function fillTranslations(catalogues, texts) {
  const problems = new Set();
  const used = new Set();
  let filled = 0;
  for (const { entries, language } of catalogues) {
    for (const entry of Object.values(entries)) {
      const key = exchangeKey(entry);
      const text = texts[key];
      if (text === undefined) continue;
      used.add(key);
      if (!text || text === entry.translation) continue;
      const wrong = translationProblems(entry.message, text, language);
      for (const problem of wrong) problems.add(`"${key}": "${text}": ${problem}`);
      if (wrong.length > 0) continue;
      entry.translation = text;
      filled++;
    }
  }
  for (const key of Object.keys(texts)) {
    if (!used.has(key) && !key.startsWith(COMMENT)) problems.add(`"${key}": there is no such message`);
  }
  return { filled, problems: [...problems] };
}
