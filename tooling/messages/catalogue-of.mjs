import { compileMessage, namesOf } from './compile-message.mjs';
import { optionKey } from './message-key.mjs';

/** @typedef {import('./transform.mjs').UsedMessage & { file: string }} MessageInFile */

/**
 * What the messages of a script are in one language, as pages load it. Those without a translation, or with one that is the English
 * text, are left out: English stands.
 * @param {readonly MessageInFile[]} messages
 * @param {(message: MessageInFile) => string | undefined} translationOf in ICU's syntax
 * @param {(compiled: any, context: string) => number} keyOf
 * @returns {Record<number, unknown>} compiled translations by key, in the order of the keys: the same messages give the same file
 */
export function catalogueOf(messages, translationOf, keyOf) {
  const entries = messages.flatMap((message) => {
    const translation = translationOf(message);
    if (translation === undefined) return [];
    const names = namesOf(message.message);
    const compiled = compileMessage(translation, names);
    if (JSON.stringify(compiled) === JSON.stringify(message.compiled)) return [];
    return [
      /** @type {const} */ ([
        keyOf(message.compiled, message.context),
        withShortOptions(withoutRepeats(compiled), names),
      ]),
    ];
  });
  return Object.fromEntries(entries);
}

/**
 * Without the choices that say the same as `other`, which stands in for them. Those of one number (`=0`) stay: the category of the number would
 * precede.
 * @param {any} node of a compiled message
 * @returns {any}
 */
function withoutRepeats(node) {
  if (!Array.isArray(node)) return node;
  const [number, kind, options] = node;
  if (typeof kind !== 'number' || kind === 0 || typeof options !== 'object') return node.map(withoutRepeats);
  const all = Object.entries(options).map(([name, branch]) => [name, withoutRepeats(branch)]);
  const other = JSON.stringify(withoutRepeats(options.other));
  const kept = all.filter(
    ([name, branch]) => name === 'other' || name.startsWith('=') || JSON.stringify(branch) !== other,
  );
  return [number, kind, Object.fromEntries(kept)];
}

/**
 * With the keys of options in place of their names, where the code selects by `optionKey`.
 * @param {any} compiled
 * @param {readonly string[]} names of the placeholders, by their numbers
 * @returns {any}
 * @throws when two options have one key
 */
function withShortOptions(compiled, names) {
  if (!Array.isArray(compiled)) return compiled;
  return compiled.map((node) => {
    const [number, kind, options] = Array.isArray(node) ? node : [];
    if (kind !== SELECT || !names[number]?.endsWith('Key')) return node;
    const short = Object.entries(options).map(([name, branch]) => [
      name === 'other' ? name : optionKey(name),
      branch,
    ]);
    const byKey = Object.fromEntries(short);
    if (Object.keys(byKey).length < short.length)
      throw new Error(`Two of these options have the same key: ${Object.keys(options)}`);
    return [number, kind, byKey];
  });
}

/** Of a compiled message. */
const SELECT = 1;

/**
 * Whether a script can show a message: of a module that it contains, the minifier may have left out the function with the message.
 * @param {string} code of the script
 * @param {unknown} compiled the message
 */
export function isShownBy(code, compiled) {
  // However a text is quoted and escaped in the code, these characters stand in it as they are.
  const parts = textsIn(compiled).flatMap((text) => text.match(/[\w ,.]+/g) ?? []);
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return code.includes(longest);
}

/** @param {unknown} node of a compiled message @returns {string[]} */
function textsIn(node) {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node ? Object.values(node).flatMap(textsIn) : [];
}

/**
 * @param {readonly MessageInFile[]} messages
 * @param {(compiled: any, context: string) => number} keyOf
 * @throws when two messages have one key: one of them would be shown in place of the other
 */
export function requireOwnKeys(messages, keyOf) {
  /** @type {Map<number, MessageInFile>} */
  const known = new Map();
  for (const message of messages) {
    const key = keyOf(message.compiled, message.context);
    const other = known.get(key) ?? message;
    known.set(key, message);
    if (nameOf(other) !== nameOf(message))
      throw new Error(
        `"${other.message}" in ${other.file} and "${message.message}" in ${message.file} have the same key ${key}: word one of them otherwise`,
      );
  }
}

/** @param {MessageInFile} message */
const nameOf = ({ compiled, context }) => JSON.stringify([compiled, context]);
