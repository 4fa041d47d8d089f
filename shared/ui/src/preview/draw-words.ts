import classes from '../markdown/Markdown.module.css';
import type { PlainWords } from '../markdown/plain-words.ts';
import { element } from './element.ts';

/** The plain twin of Markdown, for texts that hardly have any. */
export function drawWords(words: PlainWords, className: string | undefined): HTMLElement {
  const pieces = words.map(({ tag, text }) => (tag ? element(tag, undefined, text) : text));
  return element('div', `${classes.text} ${className}`, element('p', undefined, ...pieces));
}
