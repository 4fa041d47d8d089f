import { Lexer, type MarkedOptions, type Token, type TokensList } from 'marked';
import type { ScanLimit } from './scan-limit.ts';
import { TextTooComplex } from './scan-limit.ts';

/** Levels of nested blocks, and of nested inline marks. */
const MAX_DEPTH = 40;

/** Where a paragraph ends: before `#Heading`, a centred text or a spoiler block. */
const BLOCK_START = /\n(?=#{1,6}[^\s#]|~~~|[ \t]*~!)/g;
/** Where plain text ends: before a mark of the dialect that Markdown does not have. */
const INLINE_START = /~!|(?:img\d{0,4}%?|webm|youtube)\(|(?<![\w/.])@[A-Za-z0-9]/gi;

/** Positions of one kind of mark in one text. The parser asks with ever shorter rests of that text, so one scan serves all. */
interface Starts {
  readonly length: number;
  readonly positions: readonly number[];
  next: number;
}

/** The parser's lexer with limits of depth and work, and with one scan per text for the marks of the dialect. */
export class DialectLexer extends Lexer {
  readonly scanLimit: ScanLimit;
  #depth = 0;
  #blockStarts: Starts | undefined;
  #inlineStarts: Starts | undefined;

  constructor(options: MarkedOptions, scanLimit: ScanLimit) {
    super(options);
    this.scanLimit = scanLimit;
  }

  override blockTokens(source: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(source: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(source: string, tokens: Token[] = [], lastParagraphClipped = false): Token[] {
    const outer = this.#blockStarts;
    this.#blockStarts = startsIn(source, BLOCK_START);
    try {
      return this.#nested(source, () => super.blockTokens(source, tokens, lastParagraphClipped));
    } finally {
      this.#blockStarts = outer;
    }
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    const outer = this.#inlineStarts;
    this.#inlineStarts = startsIn(source, INLINE_START);
    try {
      return this.#nested(source, () => super.inlineTokens(source, tokens));
    } finally {
      this.#inlineStarts = outer;
    }
  }

  /** @param rest the end of the text whose blocks are being read */
  nextBlockStart(rest: string): number | undefined {
    return nextStart(this.#blockStarts, rest);
  }

  /** @param rest the end of the text whose inline marks are being read */
  nextInlineStart(rest: string): number | undefined {
    return nextStart(this.#inlineStarts, rest);
  }

  #nested<Result>(source: string, run: () => Result): Result {
    this.scanLimit.consume(source.length);
    if (this.#depth >= MAX_DEPTH) throw new TextTooComplex('The marks of this text are nested too deeply');
    this.#depth += 1;
    try {
      return run();
    } finally {
      this.#depth -= 1;
    }
  }
}

function startsIn(source: string, pattern: RegExp): Starts {
  return {
    length: source.length,
    positions: Array.from(source.matchAll(pattern), (match) => match.index),
    next: 0,
  };
}

function nextStart(starts: Starts | undefined, rest: string): number | undefined {
  if (!starts) return undefined;
  const from = starts.length - rest.length;
  // Backwards too: a rule may scan a rest again.
  while (starts.next > 0 && (starts.positions[starts.next - 1] ?? -1) >= from) starts.next -= 1;
  while ((starts.positions[starts.next] ?? Number.POSITIVE_INFINITY) < from) starts.next += 1;
  const position = starts.positions[starts.next];
  return position === undefined ? undefined : position - from;
}
