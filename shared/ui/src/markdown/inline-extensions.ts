import type { TokenizerAndRendererExtension } from 'marked';
import { IMAGE_PATTERN, URL_PATTERN, YOUTUBE_ID } from '../simple-text/image-pattern.ts';
import { spoilerMarkup } from '../simple-text/spoiler.ts';
import { lexerOf } from './dialect-tokenizer.ts';
import { escapeAttribute } from './escape-attribute.ts';

const IMAGE = new RegExp(`^${IMAGE_PATTERN}`, 'i');
const WEBM = new RegExp(`^webm\\(\\s*${URL_PATTERN}\\s*\\)`, 'i');
const YOUTUBE = /^youtube\(\s*([^\s)]+)\s*\)/i;

const spoilerInline: TokenizerAndRendererExtension = {
  name: 'spoilerInline',
  level: 'inline',
  // The start of every inline mark of the dialect: the lexer finds them all in one scan.
  start(source) {
    return lexerOf(this).nextInlineStart(source);
  },
  tokenizer(source) {
    if (!source.startsWith('~!')) return undefined;
    const match = /^~!([\s\S]*?)!~/.exec(source);
    lexerOf(this).scanLimit.consume((match?.[0] ?? source).length);
    if (!match) return undefined;
    return {
      type: 'spoilerInline',
      raw: match[0],
      tokens: this.lexer.inlineTokens((match[1] ?? '').trim(), []),
    };
  },
  renderer(token) {
    return spoilerMarkup('span', this.parser.parseInline(token.tokens ?? []));
  },
};

const image: TokenizerAndRendererExtension = {
  name: 'sizedImage',
  level: 'inline',
  tokenizer(source) {
    const match = IMAGE.exec(source);
    if (!match) return undefined;
    return { type: 'sizedImage', raw: match[0], width: match[1], url: match[2] };
  },
  renderer({ width, url }) {
    const size = width === '' || width === '%' ? '' : ` width="${escapeAttribute(width)}"`;
    return `<img src="${escapeAttribute(url)}"${size} alt="">`;
  },
};

const webm: TokenizerAndRendererExtension = {
  name: 'webm',
  level: 'inline',
  tokenizer(source) {
    const match = WEBM.exec(source);
    return match ? { type: 'webm', raw: match[0], url: match[1] } : undefined;
  },
  renderer({ url }) {
    return `<video src="${escapeAttribute(url)}" controls loop muted playsinline preload="none"></video>`;
  },
};

/** A still picture that leads to the site: a text with ten videos loads none of them. */
const youtube: TokenizerAndRendererExtension = {
  name: 'youtube',
  level: 'inline',
  tokenizer(source) {
    const match = YOUTUBE.exec(source);
    const id = YOUTUBE_ID.exec(match?.[1] ?? '')?.[1];
    return match && id ? { type: 'youtube', raw: match[0], id } : undefined;
  },
  renderer({ id }) {
    const page = `https://www.youtube.com/watch?v=${id}`;
    const still = `<img src="https://i.ytimg.com/vi/${id}/hqdefault.jpg" alt="">`;
    // The label comes with the sanitiser, as a spoiler's does.
    return `<a data-md="video" href="${page}">${still}<span></span></a>`;
  },
};

/** `@name`, not within a word or a URL. */
const mention: TokenizerAndRendererExtension = {
  name: 'mention',
  level: 'inline',
  tokenizer(source) {
    const match = /^@([A-Za-z0-9]{2,20})(?![\w@])/.exec(source);
    return match ? { type: 'mention', raw: match[0], user: match[1] } : undefined;
  },
  renderer({ user }) {
    return `<a href="https://anilist.co/user/${user}">@${user}</a>`;
  },
};

export const inlineExtensions = [spoilerInline, image, webm, youtube, mention];
