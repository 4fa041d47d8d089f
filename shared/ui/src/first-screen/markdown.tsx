// Stands in for @tsugi/ui/markdown in the build of first screens: the parser and the sanitiser are larger than the page.
import classes from '../markdown/Markdown.module.css';
import type { MarkdownProps } from '../markdown/Markdown.tsx';
import { plainText } from '../markdown/plain-text.ts';
import { classNames } from '../util/class-names.ts';

/** Texts with hardly any Markdown as they will stand; of all others the lines, without their marks. */
export function Markdown({ source, className }: MarkdownProps) {
  const pieces = plainText(source);
  return (
    <div className={classNames(classes.text, className)}>
      {pieces ? (
        <p>{pieces.map(({ tag: Tag, text }) => (Tag ? <Tag key={text}>{text}</Tag> : text))}</p>
      ) : (
        source.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{withoutMarks(paragraph)}</p>)
      )}
    </div>
  );
}

/** A spoiler stays closed: nothing of it is shown. */
function withoutMarks(text: string): string {
  return text
    .replace(/~!.*?(?:!~|$)/gs, '')
    .replace(/<[^>]*>|\b(?:img\d*%?|youtube|webm)\([^)]*\)|[*_~`#]/gi, '');
}
