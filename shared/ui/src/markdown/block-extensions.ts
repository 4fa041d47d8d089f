import type { TokenizerAndRendererExtension, Tokens } from 'marked';
import { spoilerMarkup } from './spoiler.ts';

// `start` tells where a paragraph must end: always at a line's end, the parser looks at the rest itself.

/** `#Heading`, which elsewhere needs a space. */
const tightHeading: TokenizerAndRendererExtension = {
  name: 'heading',
  level: 'block',
  start: (source) => source.match(/\n#{1,6}[^\s#]/)?.index,
  tokenizer(source): Tokens.Heading | undefined {
    const match = /^(#{1,6})([^\s#][^\n]*?)#*[ \t]*(?:\n|$)/.exec(source);
    const [raw, marks, text] = match ?? [];
    if (raw === undefined || marks === undefined || text === undefined) return undefined;
    return { type: 'heading', raw, depth: marks.length, text, tokens: this.lexer.inline(text) };
  },
};

/** `~~~in the middle~~~` */
const centre: TokenizerAndRendererExtension = {
  name: 'centre',
  level: 'block',
  start: (source) => source.match(/\n~~~/)?.index,
  tokenizer(source) {
    const match = /^~~~([\s\S]*?)~~~(?!~)\s*/.exec(source);
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
  start: (source) => source.match(/\n[ \t]*~!/)?.index,
  tokenizer(source) {
    const match = /^[ \t]*~!([\s\S]*?)!~[ \t]*(?:\n+|$)/.exec(source);
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
