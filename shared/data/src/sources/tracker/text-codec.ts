// The tracker stores texts as three-byte UTF-8: everything from the first code point above U+FFFF on is lost. Its clients send
// such code points as numeric character references, `&#N;`, and decode them when they read (ADR 0112).

/**
 * How a text is read: `plain` is shown as it is (notes, names of lists, titles), `markdown` is source, in which a reference and
 * its character mean the same.
 */
export type TextKind = 'plain' | 'markdown';

/** `#128512;` or `#x1F600;`: U+10FFFF has seven digits. */
const REFERENCE = '#(?:[xX][0-9a-fA-F]{1,8}|[0-9]{1,8});';
/** Code points above U+FFFF, and halves of them without the other half. */
const NOT_STORED = /[\u{10000}-\u{10FFFF}\ud800-\udfff]/gu;
/** In a plain text, also the `&` of a reference that the user typed letter by letter. */
const NOT_PLAIN = new RegExp(`${NOT_STORED.source}|&(?=(?:amp;)*${REFERENCE})`, 'gu');
const MARKDOWN_REFERENCE = new RegExp(`&${REFERENCE}`, 'g');
const PLAIN_REFERENCE = new RegExp(`&((?:amp;)*)(${REFERENCE})`, 'g');

/**
 * The text as the tracker stores it. In a plain text a reference that the user typed becomes `&amp;#N;`, one `amp;` more for
 * each reading, so that it is read back as it was typed. Half a code point is no character: it becomes U+FFFD.
 */
export function encodeText(text: string, kind: TextKind): string {
  return text.replace(kind === 'plain' ? NOT_PLAIN : NOT_STORED, (found) => {
    if (found === '&') return '&amp;';
    return found.length === 1 ? '\ufffd' : `&#${found.codePointAt(0)};`;
  });
}

/**
 * The text as its author typed it. `decodeText(encodeText(text))` is the text; in Markdown, a reference to a code point above
 * U+FFFF is read as its character. Others stay in Markdown: `&#42;` is a star that marks nothing. Named references such as
 * `&amp;` are never touched.
 */
export function decodeText(text: string, kind: TextKind): string {
  if (kind === 'markdown')
    return text.replace(MARKDOWN_REFERENCE, (whole) => characterOf(whole, 0x10000) ?? whole);
  return text.replace(PLAIN_REFERENCE, (whole, escapes: string, reference: string) =>
    escapes === '' ? (characterOf(whole, 0x20) ?? whole) : `&${escapes.slice('amp;'.length)}${reference}`,
  );
}

/** Characters as the tracker counts them for its limits: those of the text that it stores. */
export function textLength(text: string, kind: TextKind): number {
  return encodeText(text, kind).length;
}

/** The character of `&#N;` or `&#xN;`; undefined for control characters, halves, what is no code point, and what is below `least`. */
function characterOf(reference: string, least: number): string | undefined {
  const digits = reference.slice(2, -1);
  const codePoint = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  const isControl = codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
  const isHalf = codePoint >= 0xd800 && codePoint <= 0xdfff;
  if (codePoint < least || codePoint > 0x10ffff || isControl || isHalf) return undefined;
  return String.fromCodePoint(codePoint);
}
