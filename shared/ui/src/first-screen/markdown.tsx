// Stands in for @tsugi/ui/markdown in the build of first screens: the parser and the sanitiser are larger than the page.
import { Fragment, type ReactNode } from 'react';
import { IMAGE_PATTERN } from '../markdown/image-pattern.ts';
import classes from '../markdown/Markdown.module.css';
import type { MarkdownProps } from '../markdown/Markdown.tsx';
import { plainText } from '../markdown/plain-text.ts';
import { classNames } from '../util/class-names.ts';

/** Texts with hardly any Markdown as they will stand; of all others the lines and pictures, without their marks. */
export function Markdown({ source, className }: MarkdownProps) {
  const pieces = plainText(source);
  return (
    <div className={classNames(classes.text, className)}>
      {pieces ? (
        <p>{pieces.map(({ tag: Tag, text }) => (Tag ? <Tag key={text}>{text}</Tag> : text))}</p>
      ) : (
        withoutLinks(withoutSpoilers(source))
          .split(/\n{2,}/)
          .map((paragraph) => <p key={paragraph}>{linesAndPictures(paragraph)}</p>)
      )}
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
    const width = parts[index - 1] ?? '';
    return (
      <img
        key={part}
        src={part}
        width={/\d/.test(width) ? width : undefined}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    );
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
