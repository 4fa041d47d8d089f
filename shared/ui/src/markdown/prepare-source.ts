/** Code is left as it is: the first group of every pattern below catches it. */
const CODE = '(```[\\s\\S]*?```|`[^`\\n]*`)';

const LINE_BREAK_TAG = new RegExp(`${CODE}|<br\\s*/?>[ \\t]*\\n?`, 'gi');
// The last three tildes of a run close: in `~~~~!x!~~~~` the inner one belongs to the spoiler.
const CENTRE = new RegExp(`${CODE}|~~~([\\s\\S]*?)~~~(?!~)`, 'g');
const SPOILER = new RegExp(`${CODE}|~!([\\s\\S]*?)!~`, 'g');

/**
 * Readies the tracker's text for the Markdown parser: a `<br>` is a newline (at the start of a block it would switch
 * Markdown off until the next empty line, and let spoilers through), and what spans paragraphs stands in blocks alone.
 */
export function prepareSource(source: string): string {
  return source
    .replaceAll('\r\n', '\n')
    .replace(LINE_BREAK_TAG, (_, code?: string) => code ?? '\n')
    .replace(CENTRE, (_, code?: string, inner?: string) => code ?? `\n\n~~~${inner}~~~\n\n`)
    .replace(SPOILER, (whole: string, code?: string, inner = '') => {
      if (code !== undefined) return code;
      return /\n\s*\n/.test(inner) ? `\n\n${whole}\n\n` : whole;
    });
}
