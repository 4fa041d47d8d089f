import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { withNamedTags } from './compile-message.mjs';

/** Letters, and in the same order what stands in their place. */
const PLAIN = 'abcdefghijklmnopqrstuwyzABCDEFGHIJKLMNOPQRSTUWYZ';
const ACCENTED = 'àƀćďéƒĝĥîĵķĺḿńöþqŕšţûŵýžÀƁĆĎÉƑĜĤÎĴĶĹḾŃÖÞQŔŠŢÛŴÝŽ';

/**
 * A message of a pseudo-locale: accented, in brackets, its vowels doubled, which makes it about 40% longer. Placeholders, tags and choices stay.
 * @param {string} message English, in ICU's syntax
 * @param {string} language `x-pseudo`, or `x-pseudo-rtl`
 */
export function pseudoMessage(message, language) {
  const change =
    language === 'x-pseudo-rtl' ? (/** @type {string} */ text) => fromRight(longer(text)) : longer;
  return `[${printAST(changed(parse(withNamedTags(message)), change))}]`;
}

/** @param {string} text */
const longer = (text) =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return /[aeiou]/i.test(letter) ? accented + accented.toLowerCase() : accented;
  });

/** Each word reads from right to left, by RIGHT-TO-LEFT MARK and OVERRIDE. @param {string} text */
const fromRight = (text) => text.replace(/\S+/g, '\u200f\u202e$&\u202c\u200f');

/**
 * @param {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]} elements
 * @param {(text: string) => string} change
 * @returns {import('@formatjs/icu-messageformat-parser').MessageFormatElement[]}
 */
function changed(elements, change) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { type: element.type, value: change(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: changed(element.children, change) };
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return element;
    const options = Object.entries(element.options).map(([name, { value }]) => [
      name,
      { value: changed(value, change) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
