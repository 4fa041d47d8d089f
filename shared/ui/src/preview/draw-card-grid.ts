import classes from '../card-grid/CardGrid.module.css';
import { element } from './element.ts';

/** The plain twin of CardGrid as a list. */
export function drawCardGrid(label: string, cards: readonly HTMLElement[]): HTMLElement {
  const list = element('ul', classes.grid, ...cards.map((card) => element('li', undefined, card)));
  list.dataset.size = 'cover';
  list.ariaLabel = label;
  return element('div', classes.frame, list);
}
