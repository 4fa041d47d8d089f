/** A piece of a text that is shown as it was written. */
export interface PlainPart {
  readonly isSpoiler: boolean;
  readonly text: string;
}

/** Parts of one text that become elements of their own; what comes after them is one more. */
const MAX_PARTS = 200;

/** A text as it was written, without its spoilers: those stay hidden also where Markdown cannot be shown. */
export function plainParts(source: string): readonly PlainPart[] {
  const text = source.replaceAll('\r\n', '\n').replace(/\n(?:[ \t]*\n){2,}/g, '\n\n');
  const parts: PlainPart[] = [];
  let end = 0;
  while (parts.length < MAX_PARTS) {
    const open = text.indexOf('~!', end);
    const close = open < 0 ? -1 : text.indexOf('!~', open + 2);
    if (close < 0) break;
    if (open > end) parts.push({ isSpoiler: false, text: text.slice(end, open) });
    parts.push({ isSpoiler: true, text: text.slice(open + 2, close) });
    end = close + 2;
  }
  const rest = text.slice(end);
  // Over the limit spoilers are not separated any more, so all of the rest is one.
  const isSpoiler = /~![\s\S]/.test(rest) && rest.includes('!~');
  return rest.trim() === '' ? parts : [...parts, { isSpoiler, text: rest }];
}
