import compile from 'icu-minify/compile';

/** @typedef {string | number | unknown[]} Node of a compiled message: a text, 0 (the number of a plural), a placeholder, a choice or a tag */
/**
 * Names of tags are in angle brackets.
 * @typedef {{ kind: 'value' | 'select' | 'plural' | 'ordinal' | 'number' | 'date' | 'time' | 'tag', name: string, options?: string[] }} Part
 */

const KINDS = /** @type {const} */ ([undefined, 'select', 'plural', 'ordinal', 'number', 'date', 'time']);

/**
 * Compiles a message for `icu-minify/format`, with numbers in place of names: minifiers keep names of members. Placeholders come first, in
 * the order of the English message, then its tags.
 * @param {string} message
 * @param {readonly string[]} [names] of the English message, for a translation
 * @returns {string | unknown[]}
 */
export function compileMessage(message, names = namesOf(message)) {
  const compiled = compileNames(message);
  if (typeof compiled === 'string') return compiled;
  /** @param {Part} part */
  const numberOf = ({ name }) => {
    const number = names.indexOf(name);
    if (number < 0)
      throw new Error(`The message "${message}" has a placeholder that the English one has not: ${name}`);
    return number;
  };
  return compiled.map((node) => renamed(node, numberOf));
}

/** @param {string} message @returns {string[]} its placeholders, then its tags, at their numbers */
export function namesOf(message) {
  const parts = partsOf(message);
  const [tags, values] = [parts.filter(isTag), parts.filter((part) => !isTag(part))];
  return [...new Set([...values, ...tags].map(({ name }) => name))];
}

/** @param {string} message @returns {Part[]} every placeholder, choice and tag, in the order of the text */
export function partsOf(message) {
  /** @type {Part[]} */
  const parts = [];
  const compiled = compileNames(message);
  if (typeof compiled !== 'string') {
    for (const node of compiled) renamed(node, (part) => parts.push(part));
  }
  return parts;
}

/**
 * Lingui numbers elements (`<0>…</0>`, `<1/>`). To the other libraries a name of a tag begins with a letter, and a tag without content is a text.
 * @param {string} message
 */
export const withNamedTags = (message) =>
  message.replace(/<(\d+)\/>/g, '<x$1></x$1>').replace(/<(\/?)(\d+)>/g, '<$1x$2>');

/** @param {string} message @returns {string | Node[]} */
function compileNames(message) {
  try {
    return compile(withNamedTags(message));
  } catch (error) {
    throw new Error(`The message "${message}" cannot be compiled`, { cause: error });
  }
}

/** @param {Part} part */
const isTag = ({ kind }) => kind === 'tag';

/**
 * @param {Node} node
 * @param {(part: Part) => number} numberOf
 * @returns {Node}
 */
function renamed(node, numberOf) {
  if (!Array.isArray(node)) return node;
  const [name, type, ...rest] = /** @type {[string, unknown, ...any[]]} */ (node);
  if (type === undefined) return [numberOf({ kind: 'value', name })];
  const kind = typeof type === 'number' ? KINDS[type] : undefined;
  if (kind === undefined) {
    const number = numberOf({ kind: 'tag', name: `<${name}>` });
    return [number, ...node.slice(1).map((child) => renamed(child, numberOf))];
  }
  if (!['select', 'plural', 'ordinal'].includes(kind)) return [numberOf({ kind, name }), type, ...rest];
  const options = Object.entries(rest[0]);
  const number = numberOf({ kind, name, options: options.map(([option]) => option) });
  /** @param {any} branch */
  const branchOf = (branch) =>
    Array.isArray(branch) ? branch.map((child) => renamed(child, numberOf)) : branch;
  return [number, type, Object.fromEntries(options.map(([option, branch]) => [option, branchOf(branch)]))];
}
