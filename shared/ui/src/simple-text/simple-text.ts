import { YOUTUBE_ID } from './image-pattern.ts';
import { productLink } from './product-link.ts';

/** A run of text, some of it marked, a link, a picture, a video of another site, or a spoiler. */
export type SimplePiece =
  | { readonly kind: 'text'; readonly tag?: SimpleTag; readonly text: string }
  /** `to` is a path of the product; else the link leads to another site. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly to: string | undefined }
  | { readonly kind: 'image'; readonly src: string; readonly width: string }
  | { readonly kind: 'video'; readonly id: string }
  /** A video file: its room only. */
  | { readonly kind: 'clip' }
  /** Without pieces it cannot be opened yet. */
  | { readonly kind: 'spoiler'; readonly pieces: readonly SimplePiece[] };

type SimpleTag = 'b' | 'em' | 'i' | 'strong';

export type SimpleLine = readonly SimplePiece[];

/** A paragraph, or a spoiler that is one. */
export interface SimpleParagraph {
  readonly isSpoiler: boolean;
  readonly lines: readonly SimpleLine[];
}

/**
 * What most texts have: `__Height:__ 150 cm`, `<i>Note: …</i>`, `[Mio](https://anilist.co/character/1)`, `@mio`,
 * `img220(https://…)`, `youtube(https://…)`, `~!he is alive!~`.
 * Nothing but a spoiler has marks inside.
 */
const MARKED = new RegExp(
  [
    /(?<before>^|\s)(?<mark>\*\*?|__?)(?<marked>[^\s*_<](?:[^*_<]*[^\s*_<])?)\k<mark>(?=$|[\s.,;:!?])/,
    /<(?<tag>[bi])>(?<tagged>[^\s*_<](?:[^*_<]*[^\s*_<])?)<\/\k<tag>>/,
    /(?<!!)\[(?<label>[^\s[\]](?:[^[\]]*[^\s[\]])?)\]\((?<href>https?:\/\/[\w.-]+\.[a-z]+(?:\/[\w.,/-]*)?)\)/,
    /(?<=^|\s)@(?<user>[a-z\d]{2,20})(?=$|[\s.,;:!?])/,
    /(?<=^|\s)img(?<width>\d{0,4}%?)\((?<src>https?:\/\/[\w.-]+(?::\d+)?\/[\w.,/-]*)\)(?=$|\s)/,
    /(?<=^|\s)(?<clip>youtube\()?(?<url>https?:\/\/[a-z\d.-]+\.[a-z]+(?:\/(?:[\w./?=-]*[\w/=])?)?)(?<close>\))?(?=$|\s)/,
    /~!(?<spoiler>(?:(?!~!|!~).)+)!~/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
/** Whatever may be more than a letter to the tracker's dialect; of surrogates only those without their other half. */
const SPECIAL = /[*_~`<>[\]#|\\&@^=\t\0\ud800-\udfff]|:\/\/|www\.|\b(?:img|youtube|webm)\d*%?\(/iu;
/** A list, a quotation, a line across the page, or code. */
const BLOCK = /^(?:[-+ ]|\d+[.)])/;
const SPOILER_PARAGRAPH = /^~!((?:(?!~!|!~)[\s\S])+)!~[ \t]*$/;
/** Longer texts are parsed in a worker. Characters. */
const MAX_LENGTH = 4_000;
/** No link of a user reaches the page that takes a token. */
const SIGN_IN = /\/authentication/i;

/**
 * The paragraphs of a text in the tracker's dialect that needs no Markdown: text, line breaks and simple marks.
 * @returns undefined for any other text: only Markdown itself can show it
 */
export function simpleText(source: string): readonly SimpleParagraph[] | undefined {
  if (source.length > MAX_LENGTH) return undefined;
  const paragraphs: SimpleParagraph[] = [];
  const text = source.replaceAll('\r\n', '\n').replace(/<br\s*\/?>[ \t]*\n?/gi, '\n');
  for (const written of text.split(/\n[ \t]*(?:\n[ \t]*)+/)) {
    const paragraph = written.replace(/\n+$|^\n+/g, '');
    if (paragraph === '') {
      if (written === '') continue;
      return undefined;
    }
    const hidden = SPOILER_PARAGRAPH.exec(paragraph)?.[1];
    const lines = simpleLines((hidden ?? paragraph).split('\n'), hidden !== undefined);
    if (!lines) return undefined;
    paragraphs.push({ isSpoiler: hidden !== undefined, lines });
  }
  return paragraphs;
}

function simpleLines(written: readonly string[], isSpoiler: boolean): readonly SimpleLine[] | undefined {
  const lines: SimpleLine[] = [];
  for (const text of written) {
    // Within a paragraph it begins a block of its own, and reaches as far as it can.
    if (text.startsWith('~!') && (written.length > 1 || text.trimEnd().endsWith('!~'))) return undefined;
    const line = simpleLine(isSpoiler ? text.trim() : text);
    if (!line) return undefined;
    lines.push(line);
  }
  return lines;
}

function simpleLine(line: string): SimpleLine | undefined {
  const text = line.trimEnd();
  if (text === '' || BLOCK.test(text)) return undefined;
  const pieces: SimplePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    const marked = markedPieces(match.groups ?? {});
    if (!marked) return undefined;
    pieces.push(...textPiece(text.slice(end, match.index) + (match.groups?.before ?? '')), ...marked);
    end = match.index + match[0].length;
  }
  pieces.push(...textPiece(text.slice(end)));
  return pieces.some((piece) => piece.kind === 'text' && SPECIAL.test(piece.text)) ? undefined : pieces;
}

/** The groups of `MARKED`, of which one alternative has matched. */
type Groups = Readonly<Record<string, string | undefined>>;

function markedPieces(groups: Groups): SimpleLine | undefined {
  const { mark, marked, tag, tagged, label, href, user, width = '', src, url, spoiler } = groups;
  if (spoiler !== undefined) {
    const pieces = simpleLine(spoiler.trim());
    return pieces && [{ kind: 'spoiler', pieces }];
  }
  if (label !== undefined && href !== undefined) {
    return SPECIAL.test(label) ? undefined : linkPiece(label, href);
  }
  if (url !== undefined) return urlPieces(url, groups);
  if (user !== undefined) return linkPiece(`@${user}`, `https://anilist.co/user/${user}`);
  if (src !== undefined) return [{ kind: 'image', src, width }];
  const name = (tag ?? (mark?.length === 2 ? 'strong' : 'em')).toLowerCase();
  // The pattern has no other tags.
  return [{ kind: 'text', tag: name as SimpleTag, text: tagged ?? marked ?? '' }];
}

/** A video has an id in its URL. Without one it is text, as in Markdown. */
function urlPieces(url: string, { clip, close }: Groups): SimpleLine | undefined {
  if (!clip !== !close) return undefined;
  const id = clip && YOUTUBE_ID.exec(url)?.[1];
  if (id) return [{ kind: 'video', id }];
  const link = linkPiece(url, url);
  return link && (clip ? [...textPiece('youtube'), ...textPiece('('), ...link, ...textPiece(')')] : link);
}

function linkPiece(text: string, href: string): SimpleLine | undefined {
  return SIGN_IN.test(href) ? undefined : [{ kind: 'link', text, href, to: productLink(href) }];
}

function textPiece(text: string): SimpleLine {
  return text === '' ? [] : [{ kind: 'text', text }];
}
