import { Fragment, type ReactNode } from 'react';
import { IMAGE_PATTERN } from '../markdown/image-pattern.ts';
import { classNames } from '../util/class-names.ts';
import classes from './SimpleText.module.css';
import { TextImage } from './TextImage.tsx';

export interface UnparsedTextProps {
  /** The tracker's Markdown. */
  readonly source: string;
  readonly className?: string | undefined;
}

/** The lines and pictures of a text without its marks: it stands in for the Markdown whose code is not there. */
export function UnparsedText({ source, className }: UnparsedTextProps) {
  return (
    <div className={classNames(classes.text, className)}>
      {withoutLinks(withoutSpoilers(source))
        .split(/\n{2,}/)
        .map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of one text never move
          <p key={index}>{linesAndPictures(paragraph)}</p>
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

const IMAGE = new RegExp(IMAGE_PATTERN, 'i');

/** A picture is requested as in the parsed text, and takes as much room. */
function linesAndPictures(text: string): ReactNode {
  // The pattern's groups stand between the texts: a width and a URL each.
  return text.split(IMAGE).map((part, index, parts) => {
    if (index % 3 === 0) return lines(part);
    if (index % 3 === 1) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
    return <TextImage key={index} src={part} width={parts[index - 1] ?? ''} />;
  });
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
