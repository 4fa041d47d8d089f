import { Tokenizer, type Tokens } from 'marked';
import { DialectLexer } from './dialect-lexer.ts';
import { userTag } from './user-tag.ts';

/** Looking for the end of an emphasis costs this much more per character than other rules (measured). */
const EMPHASIS_COST = 16;

/**
 * The parser's rules, each charged for what it scans: a mark that closes costs its own length, one that stays open
 * costs the rest of the text, since the rule has looked through all of it.
 */
export class DialectTokenizer extends Tokenizer {
  // Three tildes centre a text; only backticks fence code.
  override fences(source: string) {
    return /^ {0,3}~~~/.test(source) ? undefined : super.fences(source);
  }

  // No indented code: people indent their paragraphs.
  override code(): undefined {
    return undefined;
  }

  // Tags are read inline, so that Markdown and spoilers inside of them still count.
  override html(): undefined {
    return undefined;
  }

  // The text that a paragraph would take, and no more: looking further is what makes it quadratic.
  override lheading(source: string) {
    const end = lexerOf(this).nextBlockStart(source.slice(1));
    return super.lheading(end === undefined ? source : source.slice(0, end + 1));
  }

  override tag(source: string): Tokens.Tag | undefined {
    if (source[0] !== '<') return undefined;
    const raw = this.rules.inline.tag.exec(source)?.[0];
    this.#charge(source, raw?.length);
    // Never a raw block or a link: both would switch the escaping of later text off.
    return raw === undefined
      ? undefined
      : { type: 'html', raw, inLink: false, inRawBlock: false, block: false, text: userTag(raw) };
  }

  override link(source: string) {
    const token = super.link(source);
    if (/^!?\[/.test(source)) this.#charge(source, token?.raw.length, 2);
    return token;
  }

  override reflink(source: string, links: Parameters<Tokenizer['reflink']>[1]) {
    const token = super.reflink(source, links);
    if (/^!?\[/.test(source)) this.#charge(source, token?.raw.length, 2);
    return token;
  }

  override emStrong(source: string, masked: string, previous?: string) {
    // A star before a space, or an underscore within a word, is scanned no further.
    const isOpener = source[0] === '*' || (source[0] === '_' && !/\w/.test(previous ?? ''));
    if (!isOpener || /^[*_]+(?:\s|$)/.test(source)) return super.emStrong(source, masked, previous);
    const token = super.emStrong(source, masked, previous);
    this.#charge(source, token?.raw.length, EMPHASIS_COST);
    return token;
  }

  override del(source: string, masked: string, previous?: string) {
    const token = super.del(source, masked, previous);
    if (source[0] === '~') this.#charge(source, token?.raw.length, EMPHASIS_COST);
    return token;
  }

  override codespan(source: string) {
    const token = super.codespan(source);
    if (source[0] === '`') this.#charge(source, token?.raw.length);
    return token;
  }

  override url(source: string) {
    const token = super.url(source);
    // The end of a URL is found by cutting one character reference after the other.
    if (token) lexerOf(this).scanLimit.consume(token.raw.length * (1 + token.raw.split('&').length));
    return token;
  }

  override inlineText(source: string) {
    const token = super.inlineText(source);
    lexerOf(this).scanLimit.consume(token?.raw.length ?? 1);
    return token;
  }

  #charge(source: string, taken: number | undefined, cost = 1): void {
    lexerOf(this).scanLimit.consume(cost * (taken ?? source.length));
  }
}

/** The lexer that a rule works for: this dialect has only one kind. */
export function lexerOf({ lexer }: { readonly lexer: unknown }): DialectLexer {
  if (!(lexer instanceof DialectLexer)) throw new TypeError('The dialect needs its own lexer');
  return lexer;
}
