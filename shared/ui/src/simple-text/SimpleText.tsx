import { Fragment, type ReactNode, useState } from 'react';
import { AppLink } from '../app-link/AppLink.tsx';
import { keepsSpoilersOut } from '../shields/shields.ts';
import { classNames } from '../util/class-names.ts';
import type { SimpleLine, SimpleParagraph, SimplePiece } from './simple-text.ts';
import { spoilerClosed, spoilerOpen } from './spoiler.ts';
import classes from './UserText.module.css';
import { videoLabel } from './video-label.ts';

export interface SimpleTextProps {
  /** What `simpleText`, `unparsedText` or `writtenText` made of a text. */
  readonly paragraphs: readonly SimpleParagraph[];
  readonly className?: string | undefined;
}

/** The same elements that the Markdown code makes of such a text. */
export function SimpleText({ paragraphs, className }: SimpleTextProps) {
  return (
    <div className={classNames(classes.text, className)}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
        <Paragraph key={index} {...paragraph} />
      ))}
    </div>
  );
}

function Paragraph({ isSpoiler, lines }: SimpleParagraph) {
  const text = <p>{lines.map(lineOf)}</p>;
  return isSpoiler ? <Spoiler Element="div">{text}</Spoiler> : text;
}

function lineOf(line: SimpleLine, index: number) {
  return (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.map(renderPiece)}
    </Fragment>
  );
}

function renderPiece(piece: SimplePiece, index: number): ReactNode {
  if (piece.kind === 'spoiler') {
    return piece.pieces.length === 0 ? (
      <span key={index} data-md="closed">
        {spoilerClosed()}
      </span>
    ) : (
      <Spoiler key={index} Element="span">
        {piece.pieces.map(renderPiece)}
      </Spoiler>
    );
  }
  if (piece.kind === 'image') return <TextImage key={index} src={piece.src} width={piece.width} />;
  if (piece.kind === 'video') return <VideoLink key={index} id={piece.id} />;
  // biome-ignore lint/a11y/useMediaCaption: a silent box; the parsed text has its controls
  if (piece.kind === 'clip') return <video key={index} preload="none" />;
  if (piece.kind === 'link') {
    return piece.to === undefined ? (
      <a key={index} href={piece.href} target="_blank" rel="noopener nofollow ugc">
        {piece.text}
      </a>
    ) : (
      <AppLink key={index} to={piece.to}>
        {piece.text}
      </AppLink>
    );
  }
  const Tag = piece.tag;
  return Tag ? <Tag key={index}>{piece.text}</Tag> : piece.text;
}

interface SpoilerProps {
  /** A paragraph, or a part of a line. */
  readonly Element: 'div' | 'span';
  readonly children: ReactNode;
}

/** Closed until its button is pressed. */
function Spoiler({ Element, children }: SpoilerProps) {
  const [isOpen, setOpen] = useState(false);
  const [isOut] = useState(keepsSpoilersOut);
  return (
    <Element data-md="spoiler">
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? spoilerOpen() : spoilerClosed()}
      </button>
      <Element hidden={!isOpen}>{(isOpen || !isOut) && children}</Element>
    </Element>
  );
}

/** A picture in a text of a user. One that is gone is hidden. */
function TextImage({ src, width }: { readonly src: string; readonly width: string }) {
  return (
    <img
      src={src}
      // As it was written: pixels, a part of the width such as `40%`, or nothing.
      width={/\d/.test(width) ? width : undefined}
      alt=""
      loading="lazy"
      decoding="async"
      // The server of a picture learns that it was loaded, but not from which page.
      referrerPolicy="no-referrer"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

/** A still picture that leads to a video on its site, as in parsed Markdown. */
function VideoLink({ id }: { readonly id: string }) {
  return (
    <a
      data-md="video"
      href={`https://www.youtube.com/watch?v=${id}`}
      target="_blank"
      rel="noopener nofollow ugc"
    >
      <TextImage src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`} width="" />
      <span>{videoLabel()}</span>
    </a>
  );
}
