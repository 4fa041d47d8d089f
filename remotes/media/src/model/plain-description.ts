/** A piece of a line: text, or the place of a hidden spoiler. */
export type PlainPiece = string | typeof SPOILER;

export const SPOILER = Symbol('spoiler');

/** A paragraph is lines, a line is pieces. */
export type PlainParagraph = readonly (readonly PlainPiece[])[];

// A private-use character, which no other text contains.
const MARK = '\u0000';

/**
 * The text of a description without its marks, in the paragraphs and lines that the full rendering will have: it
 * stands in for the Markdown while that is on its way. What a spoiler hides is not in it.
 */
export function plainDescription(source: string): readonly PlainParagraph[] {
  const text = source
    .replaceAll(MARK, '')
    .replaceAll('\r\n', '\n')
    .replace(/<br\s*\/?>[ \t]*\n?/gi, '\n')
    .replace(/~!([\s\S]*?)!~/g, (_, hidden: string) => (/\n\s*\n/.test(hidden) ? `\n\n${MARK}\n\n` : MARK))
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|~~~)/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => paragraph.split('\n').map((line) => pieces(line.trim())));
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function pieces(line: string): PlainPiece[] {
  return line
    .split(MARK)
    .flatMap((text, index): PlainPiece[] => (index === 0 ? [text] : [SPOILER, text]))
    .filter((piece) => piece !== '');
}
