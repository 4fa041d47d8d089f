import type { SimpleParagraph, SimplePiece } from './simple-text.ts';

/** Parts of one text that become elements of their own; what comes after them is one more. */
const MAX_PARTS = 200;

/** A text as it was written, with its spoilers closed: those stay hidden also where Markdown cannot be shown. */
export function writtenText(source: string): readonly SimpleParagraph[] {
  const text = source.replaceAll('\r\n', '\n').replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
  const line: SimplePiece[] = [];
  let end = 0;
  while (line.length < MAX_PARTS) {
    const open = text.indexOf('~!', end);
    const close = open < 0 ? -1 : text.indexOf('!~', open + 2);
    if (close < 0) break;
    if (open > end) line.push({ kind: 'text', text: text.slice(end, open) });
    line.push(spoiler(text.slice(open + 2, close)));
    end = close + 2;
  }
  const rest = text.slice(end);
  // Over the limit spoilers are not separated any more, so all of the rest is one.
  const isSpoiler = /~![\s\S]/.test(rest) && rest.includes('!~');
  if (rest.trim() !== '') line.push(isSpoiler ? spoiler(rest) : { kind: 'text', text: rest });
  return [{ isSpoiler: false, lines: [line] }];
}

function spoiler(text: string): SimplePiece {
  return { kind: 'spoiler', pieces: [{ kind: 'text', text }] };
}
