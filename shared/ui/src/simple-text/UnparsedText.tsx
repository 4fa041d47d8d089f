import { Fragment, type ReactNode } from 'react';
import { IMAGE_PATTERN, URL_PATTERN, YOUTUBE_ID } from '../markdown/image-pattern.ts';
import classes from '../user-text/UserText.module.css';
import { classNames } from '../util/class-names.ts';
import { TextImage } from './TextImage.tsx';
import { VideoLink } from './VideoLink.tsx';

export interface UnparsedTextProps {
  /** The tracker's Markdown. */
  readonly source: string;
  readonly className?: string | undefined;
}

/** The lines, pictures and videos of a text without its marks: it stands in for the Markdown whose code is not there. */
export function UnparsedText({ source, className }: UnparsedTextProps) {
  return (
    <div className={classNames(classes.text, className)}>
      {withoutLinks(withoutSpoilers(source))
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
          <p key={index}>{linesAndMedia(paragraph)}</p>
        ))}
    </div>
  );
}

/** A spoiler stays closed: nothing of it is shown. */
function withoutSpoilers(text: string): string {
  return text.replace(/~!.*?(?:!~|$)/gs, '');
}

/** The text of a link, or its picture. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]]*)\]\([^()\s]*\)/g, '$1');
}

/** Groups: width and URL of a picture, URL of a clip, URL or id of a video. */
const MEDIA = new RegExp(
  `${IMAGE_PATTERN}|webm\\(\\s*${URL_PATTERN}\\s*\\)|youtube\\(\\s*([^\\s)]+)\\s*\\)`,
  'gi',
);

/** Pictures and stills are requested as in the parsed text, and all of them take as much room. */
function linesAndMedia(text: string): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MEDIA)) {
    nodes.push(
      <Fragment key={match.index}>
        {lines(text.slice(end, match.index))}
        {mediaOf(match)}
      </Fragment>,
    );
    end = match.index + match[0].length;
  }
  return [...nodes, <Fragment key={end}>{lines(text.slice(end))}</Fragment>];
}

function mediaOf([, width = '', image, clip, video]: RegExpMatchArray): ReactNode {
  if (image !== undefined) return <TextImage src={image} width={width} />;
  // biome-ignore lint/a11y/useMediaCaption: a silent box; the parsed text has its controls
  if (clip !== undefined) return <video preload="none" />;
  const id = YOUTUBE_ID.exec(video ?? '')?.[1];
  return id && <VideoLink id={id} />;
}

function lines(text: string): ReactNode {
  return withoutMarks(text)
    .split('\n')
    .map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Fragment key={index}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
}

function withoutMarks(text: string): string {
  // Neither pattern scans a mark twice, however often it is repeated.
  return text.replace(/<[^<>]*>|\b(?:img\d*%?|youtube|webm)\([^()]*\)|[*_~`#]/gi, '');
}
