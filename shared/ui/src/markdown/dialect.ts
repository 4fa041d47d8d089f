import { Marked } from 'marked';
import { blockExtensions } from './block-extensions.ts';
import { DialectLexer } from './dialect-lexer.ts';
import { DialectTokenizer } from './dialect-tokenizer.ts';
import { inlineExtensions } from './inline-extensions.ts';
import { prepareSource } from './prepare-source.ts';
import type { ScanLimit } from './scan-limit.ts';

const parser = new Marked({
  gfm: true,
  breaks: true,
  extensions: [...blockExtensions, ...inlineExtensions],
  renderer: {
    // The page has its own first and second level.
    heading({ tokens, depth }) {
      const level = Math.min(depth + 2, 6);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
  },
});
parser.setOptions({ tokenizer: new DialectTokenizer() });

/**
 * The tracker's Markdown as HTML that has NOT been sanitised.
 * @throws TextTooComplex when the scan limit is exceeded
 */
export function dialectToHtml(source: string, scanLimit: ScanLimit): string {
  const lexer = new DialectLexer(parser.defaults, scanLimit);
  return parser.parser(lexer.lex(prepareSource(source)));
}
