/** A run of text, some of it marked. */
export interface SimplePiece {
  readonly tag?: SimpleTag;
  readonly text: string;
}

type SimpleTag = 'b' | 'em' | 'i' | 'strong';

/** A paragraph is lines, a line is pieces. */
export type SimpleParagraph = readonly (readonly SimplePiece[])[];

/** What most descriptions have: `__Height:__ 150 cm`, and `<i>Note: …</i>`. Nothing is marked inside of a mark. */
const MARKED =
  /(?<before>^|\s)(?<mark>\*\*?|__?)(?<marked>[^\s*_<](?:[^*_<]*[^\s*_<])?)\k<mark>(?=$|[\s.,;:!?])|<(?<tag>[bi])>(?<tagged>[^\s*_<](?:[^*_<]*[^\s*_<])?)<\/\k<tag>>/g;
/** Whatever may be more than a letter to the tracker's dialect. */
const SPECIAL = /[*_~`<>[\]#|\\&@^=\t\0\ud800-\udfff]|:\/\/|www\.|\b(?:img|youtube|webm)\d*%?\(/i;
/** A list, a quotation, a line across the page, or code. */
const BLOCK = /^(?:[-+ ]|\d+[.)])/;

/**
 * The paragraphs of a description that needs no Markdown: text, line breaks and simple marks.
 * @returns undefined for any other text: only Markdown itself can show it
 */
export function simpleDescription(source: string): readonly SimpleParagraph[] | undefined {
  const paragraphs: SimpleParagraph[] = [];
  const text = source.replaceAll('\r\n', '\n').replace(/<br\s*\/?>[ \t]*\n?/gi, '\n');
  for (const paragraph of text.split(/\n[ \t]*(?:\n[ \t]*)+/)) {
    if (paragraph === '') continue;
    const lines: SimplePiece[][] = [];
    for (const written of paragraph.replace(/\n+$|^\n+/g, '').split('\n')) {
      const line = simpleLine(written);
      if (!line) return undefined;
      lines.push(line);
    }
    paragraphs.push(lines);
  }
  return paragraphs;
}

function simpleLine(line: string): SimplePiece[] | undefined {
  const text = line.trimEnd();
  if (text === '' || BLOCK.test(text)) return undefined;
  const pieces: SimplePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const { before = '', mark, marked, tag, tagged } = match.groups ?? {};
    pieces.push({ text: text.slice(end, match.index) + before });
    // The pattern has no other tags.
    if (tag) pieces.push({ tag: tag as SimpleTag, text: tagged ?? '' });
    else pieces.push({ tag: mark?.length === 2 ? 'strong' : 'em', text: marked ?? '' });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end) });
  const written = pieces.filter((piece) => piece.text !== '');
  return written.some((piece) => SPECIAL.test(piece.text)) ? undefined : written;
}
