import { YOUTUBE_ID } from './image-pattern.ts';
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

const CLOSED: SimplePiece = { kind: 'spoiler', pieces: [] };

/** A spoiler, or groups: what it is, the width of a picture, the URL or the id of a video. No part of a line is scanned twice. */
const INSERTED = /\0|(?:(img)(\d*%?)|(youtube)|webm)\(((?:[^()\0]|\([^()\s\0]*\))*)\)/gi;
const URL_ONLY = /^https?:\S+$/i;

/** Pictures and stills are requested as in the parsed text, and all of them take as much room. */
function lineOf(line: string): SimpleLine {
  const text = line.trim().replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
  const pieces: SimplePiece[] = [];
  let end = 0;
  for (const match of text.matchAll(INSERTED)) {
    pieces.push(...textPieces(text.slice(end, match.index)), ...insertedPieces(match));
    end = match.index + match[0].length;
  }
  return [...pieces, ...textPieces(text.slice(end))];
}

function insertedPieces([all, image, width = '', youtube, written = '']: RegExpMatchArray): SimpleLine {
  if (all === MARK) return [CLOSED];
  const src = written.trim();
  const id = youtube && YOUTUBE_ID.exec(src)?.[1];
  if (id) return [{ kind: 'video', id }];
  if (youtube || !URL_ONLY.test(src)) return [];
  return [image ? { kind: 'image', src, width } : { kind: 'clip' }];
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
  // The pattern does not scan a mark twice, however often it is repeated.
  const text = marked
    .replace(/<[^<>]*>|^#{1,6}\s|[*_~`]/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '');
  return text === '' ? [] : [{ kind: 'text', text }];
}
