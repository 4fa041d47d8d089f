import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { spoilerMarkup } from '../simple-text/spoiler.ts';
import { lexerOf } from './dialect-tokenizer.ts';

/** `#Heading`, which elsewhere needs a space. */
const tightHeading: TokenizerAndRendererExtension = {
  name: 'heading',
  level: 'block',
  // The start of every block of the dialect: the lexer finds them all in one scan.
  start(source) {
    return lexerOf(this).nextBlockStart(source);
  },
  tokenizer(source): Tokens.Heading | undefined {
    const [raw, marks, text] = /^(#{1,6})([^\s#][^\n]*)(?:\n|$)/.exec(source) ?? [];
    if (raw === undefined || marks === undefined || text === undefined) return undefined;
    const title = withoutClosingMarks(text.trimEnd());
    return { type: 'heading', raw, depth: marks.length, text: title, tokens: this.lexer.inline(title) };
  },
};

/** `#Heading##` may close with its marks. */
function withoutClosingMarks(text: string): string {
  let end = text.length;
  while (end > 1 && text[end - 1] === '#') end -= 1;
  return text.slice(0, end);
}

/** `~~~in the middle~~~` */
const centre: TokenizerAndRendererExtension = {
  name: 'centre',
  level: 'block',
  tokenizer(source) {
    if (!source.startsWith('~~~')) return undefined;
    const match = /^~~~([\s\S]*?)~~~(?!~)\s*/.exec(source);
    lexerOf(this).scanLimit.consume((match?.[0] ?? source).length);
    if (!match) return undefined;
    return { type: 'centre', raw: match[0], tokens: this.lexer.blockTokens((match[1] ?? '').trim(), []) };
  },
  renderer(token) {
    return `<center>${this.parser.parse(token.tokens ?? [])}</center>`;
  },
};

/** A spoiler that fills a paragraph, or several. */
const spoilerBlock: TokenizerAndRendererExtension = {
  name: 'spoilerBlock',
  level: 'block',
  tokenizer(source) {
    if (!/^[ \t]*~!/.test(source)) return undefined;
    const match = /^[ \t]*~!([\s\S]*?)!~[ \t]*(?:\n+|$)/.exec(source);
    lexerOf(this).scanLimit.consume((match?.[0] ?? source).length);
    if (!match) return undefined;
    return {
      type: 'spoilerBlock',
      raw: match[0],
      tokens: this.lexer.blockTokens((match[1] ?? '').trim(), []),
    };
  },
  renderer(token) {
    return spoilerMarkup('div', this.parser.parse(token.tokens ?? []));
  },
};

export const blockExtensions = [tightHeading, centre, spoilerBlock];
