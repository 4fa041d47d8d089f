import { IMAGE_PATTERN, URL_PATTERN, YOUTUBE_ID } from './image-pattern.ts';
import type { SimpleLine, SimpleParagraph, SimplePiece } from './simple-text.ts';

/** Stands for a spoiler while the text is cut into lines. */
const MARK = '\u0000';

/**
 * Any text of the tracker's dialect without its marks, in the paragraphs and lines that Markdown will give it, with its pictures
 * and videos: it stands in for the Markdown whose code is not there yet. What a spoiler hides is not in it.
 */
export function unparsedText(source: string): readonly SimpleParagraph[] {
  return (
    source
      .replaceAll(MARK, '')
      .replaceAll('\r\n', '\n')
      .replace(/<br\s*\/?>[ \t]*\n?/gi, '\n')
      // One that is never closed reaches to the end: better too much is hidden than a secret shown.
      .replace(/~!([\s\S]*?)(?:!~|$)/g, (_, hidden: string) =>
        BREAK.test(hidden) ? `\n\n${MARK}\n\n` : MARK,
      )
      .split(BREAK)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .map((paragraph) => ({ isSpoiler: false, lines: paragraph.split('\n').map(lineOf) }))
  );
}

/** Between two paragraphs. */
const BREAK = /\n\s*\n/;

function lineOf(line: string): SimpleLine {
  const parts = line.trim().split(MARK).map(withMedia);
  return parts.flatMap((part, index) => (index === 0 ? part : [CLOSED, ...part]));
}

const CLOSED: SimplePiece = { kind: 'spoiler', pieces: [] };

/** Groups: width and URL of a picture, URL of a clip, URL or id of a video. */
const MEDIA = new RegExp(
  `${IMAGE_PATTERN}|webm\\(\\s*${URL_PATTERN}\\s*\\)|youtube\\(\\s*([^\\s)]+)\\s*\\)`,
  'gi',
);

/** Pictures and stills are requested as in the parsed text, and all of them take as much room. */
function withMedia(line: string): SimpleLine {
  const text = line.replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
  const pieces: SimplePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(MEDIA)) {
    pieces.push(...textPieces(text.slice(end, match.index)), ...mediaPieces(match));
    end = match.index + match[0].length;
  }
  return [...pieces, ...textPieces(text.slice(end))];
}

function mediaPieces([, width = '', image, clip, video]: RegExpMatchArray): SimpleLine {
  if (image !== undefined) return [{ kind: 'image', src: image, width }];
  if (clip !== undefined) return [{ kind: 'clip' }];
  const id = YOUTUBE_ID.exec(video ?? '')?.[1];
  return id === undefined ? [] : [{ kind: 'video', id }];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function textPieces(marked: string): SimpleLine {
  // Neither pattern scans a mark twice, however often it is repeated.
  const text = marked
    .replace(/<[^<>]*>|\b(?:img\d*%?|youtube|webm)\([^()]*\)|^#{1,6}\s|[*_~`]/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  return text === '' ? [] : [{ kind: 'text', text }];
}
