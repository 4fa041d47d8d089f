import { Marked } from 'marked';
import { blockExtensions } from './block-extensions.ts';
import { inlineExtensions } from './inline-extensions.ts';
import { prepareSource } from './prepare-source.ts';

const parser = new Marked({
  gfm: true,
  breaks: true,
  extensions: [...blockExtensions, ...inlineExtensions],
  tokenizer: {
    // Three tildes centre a text; only backticks fence code.
    fences: (source) => (/^ {0,3}~~~/.test(source) ? undefined : false),
    // No indented code: people indent their paragraphs.
    code: () => undefined,
    // Tags are read inline, so that Markdown and spoilers inside of them still count.
    html: () => undefined,
  },
  renderer: {
    // The page has its own first and second level.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 2, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});

/** The tracker's Markdown as HTML that has NOT been sanitised. */
export function dialectToHtml(source: string): string {
  return parser.parse(prepareSource(source), { async: false });
}
