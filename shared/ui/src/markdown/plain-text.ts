/** A run of text: one paragraph, some of it emphasised. */
export type PlainText = readonly { readonly tag?: 'em' | 'strong'; readonly text: string }[];

const EMPHASIS = /(^|\s)(\*\*?)([^\s*](?:[^*]*[^\s*])?)\2(?=$|[\s.,;:!?])/g;
/** Whatever may be more than a letter to the tracker's dialect. */
const SPECIAL = /[*_~`<>[\]#|\\&@^=\n]|:\/\/|www\.|\b(?:img|youtube|webm)\d*%?\(/i;
const BLOCK = /^(?:[-+]|\d+[.)])/;

/**
 * What a text of the tracker's Markdown says, where it is one paragraph with no more than emphasis.
 * @returns undefined for any other text: only Markdown itself can show it
 */
export function plainText(source: string): PlainText | undefined {
  const text = source.trim();
  if (text === '' || BLOCK.test(text)) return undefined;
  const pieces: { tag?: 'em' | 'strong'; text: string }[] = [];
  let end = 0;
  for (const match of text.matchAll(EMPHASIS)) {
    const [whole, space = '', stars = '', inner = ''] = match;
    pieces.push({ text: text.slice(end, match.index) + space });
    pieces.push({ tag: stars === '*' ? 'em' : 'strong', text: inner });
    end = match.index + whole.length;
  }
  pieces.push({ text: text.slice(end) });
  const spoken = pieces.filter((piece) => piece.text !== '');
  return spoken.some((piece) => SPECIAL.test(piece.text)) ? undefined : spoken;
}
