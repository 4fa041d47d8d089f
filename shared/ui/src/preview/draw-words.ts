import classes from '../markdown/Markdown.module.css';
import type { PlainText } from '../markdown/plain-text.ts';
import { element } from './element.ts';

/** The plain twin of Markdown, for texts that hardly have any. */
export function drawText(words: PlainText, className: string | undefined): HTMLElement {
  const pieces = words.map(({ tag, text }) => (tag ? element(tag, undefined, text) : text));
  return element('div', `${classes.text} ${className}`, element('p', undefined, ...pieces));
}
