/** Code is left as it is. */
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
/** Stands for a character of code while marks are looked for. */
const CODE_CHARACTER = '\0';

const LINE_BREAK_TAG = /<br\s*\/?>[ \t]*\n?/gi;
const BLANK_LINES = /\n(?:[ \t]*\n){2,}/g;
/** A run of six and more is a centred text with nothing in it. */
const LONG_TILDES = /~{6,}/g;
const TILDES = /~{3,5}/g;
/** Markers of quotations and lists at the start of a line. */
const MARKERS = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t]))+/gm;
const MAX_MARKERS = 12;

/**
 * Readies the tracker's text for the Markdown parser: a `<br>` is a newline (at the start of a block it would switch
 * Markdown off until the next empty line, and let spoilers through), what spans paragraphs stands in blocks alone, and
 * what repeats without end is shortened. Every step scans each character a bounded number of times.
 */
export function prepareSource(source: string): string {
  let text = source.replaceAll('\r\n', '\n').replaceAll(CODE_CHARACTER, '');
  text = outsideCode(text, LINE_BREAK_TAG, '\n');
  text = outsideCode(text, BLANK_LINES, '\n\n');
  text = outsideCode(text, LONG_TILDES, '');
  text = outsideCode(text, MARKERS, limitMarkers);
  return setSpoilersApart(setCentredApart(text));
}

function limitMarkers(line: string): string {
  const markers = line.match(/[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])/g) ?? [];
  // Three and more of one kind may be a line across the page; a level more costs nothing.
  return markers.length > MAX_MARKERS ? markers.slice(0, MAX_MARKERS).join('') : line;
}

function outsideCode(
  text: string,
  pattern: RegExp,
  replacement: string | ((match: string) => string),
): string {
  const masked = maskCode(text);
  let output = '';
  let end = 0;
  for (const { 0: match, index } of masked.matchAll(pattern)) {
    output += text.slice(end, index) + (typeof replacement === 'string' ? replacement : replacement(match));
    end = index + match.length;
  }
  return output + text.slice(end);
}

function maskCode(text: string): string {
  return text.replace(CODE, (code) => CODE_CHARACTER.repeat(code.length));
}

/** One run of tildes opens, the next one closes; of that one the last three count, the others belong to the text. */
function setCentredApart(text: string): string {
  const runs = [...maskCode(text).matchAll(TILDES)];
  let output = '';
  let end = 0;
  for (let index = 0; index + 1 < runs.length; index += 2) {
    const [open, close] = [runs[index], runs[index + 1]];
    if (!open || !close) break;
    const closeEnd = close.index + close[0].length;
    output += `${text.slice(end, open.index)}\n\n${text.slice(open.index, closeEnd)}\n\n`;
    end = closeEnd;
  }
  return output + text.slice(end);
}

function setSpoilersApart(text: string): string {
  const masked = maskCode(text);
  let output = '';
  let end = 0;
  for (;;) {
    const open = masked.indexOf('~!', end);
    const close = open < 0 ? -1 : masked.indexOf('!~', open + 2);
    if (close < 0) return output + text.slice(end);
    const spoiler = text.slice(open, close + 2);
    output += text.slice(end, open) + (/\n\s*\n/.test(spoiler) ? `\n\n${spoiler}\n\n` : spoiler);
    end = close + 2;
  }
}
