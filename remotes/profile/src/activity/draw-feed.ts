import type { ActivityData } from '@tsugi/data/operations/activity-feed';
import { drawChoices, drawSegments, element } from '@tsugi/ui/preview';
import strip from '../feed/FeedStrip.module.css';
import classes from './ActivityFeed.module.css';
import filters from './ActivityFilters.module.css';
import { type ActivityFilter, SCOPES, TYPES } from './activity-filter.ts';
import chips from './ChoiceChips.module.css';
import { drawRow } from './draw-row.ts';
import type { HomeFeed } from './home-feed.ts';
import { STRIP_TEXT } from './strip-text.ts';

/** The plain twin of the activity feed with its first rows, up to one that only the widget can draw. */
export function drawFeed({ filter, rows }: HomeFeed): HTMLElement {
  const line = element('p', strip.strip, element('span', strip.dot), STRIP_TEXT.refreshing);
  line.dataset.state = 'refreshing';
  return element(
    'section',
    classes.section,
    element('div', classes.head, element('h2', classes.title, 'Activity'), drawFilters(filter)),
    line,
    element('ol', classes.list, ...drawRows(rows)),
  );
}

function drawRows(rows: readonly ActivityData[]): HTMLElement[] {
  const drawn: HTMLElement[] = [];
  for (const row of rows) {
    const item = drawRow(row);
    if (!item) break;
    drawn.push(item);
  }
  return drawn;
}

function drawFilters({ scope, type }: ActivityFilter): HTMLElement {
  return element(
    'div',
    filters.filters,
    drawSegments({ value: scope, options: SCOPES, className: filters.scope }),
    drawChoices({
      value: type,
      options: TYPES,
      classes: { group: chips.group, option: chips.chip, input: chips.input },
    }),
  );
}
