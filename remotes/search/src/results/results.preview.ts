import type { DrawPreview } from '@tsugi/contract';
import { mediaSearch } from '@tsugi/data/operations/media-search';
import { mediaPath, previewAnswer } from '@tsugi/data/pure';
import { drawCardGrid, drawMediaCard, element, hrefOf } from '@tsugi/ui/preview';
import { cardModel } from '../card/card-model.ts';
import layout from './ResultsPage.module.css';
import classes from './results.preview.module.css';

/** The first screen: what the page will render first, too. */
const FIRST_CARDS = 14;
/** Widths of the pills in the filter bar, in pixels. */
const PILLS = [140, 78, 98, 98, 96, 126];

/** Draws the outline of the controls and the first cards of a search, in the places where the page will have them. */
const draw: DrawPreview = (main, data, _address, isPrevious) => {
  const { items } = previewAnswer(mediaSearch, { page: 1, perPage: FIRST_CARDS }, data, isPrevious);
  if (items.length === 0) return;
  const cards = items.slice(0, FIRST_CARDS).map((media, index) => {
    return drawMediaCard(cardModel(media), hrefOf(mediaPath(media)), index < 7);
  });
  main.replaceChildren(
    element(
      'div',
      'page',
      element('div', layout.head, drawControls(), drawPills()),
      drawCardGrid('Results', cards),
    ),
  );
};

function drawControls(): HTMLElement {
  return element('div', classes.controls, element('div', classes.types), element('div', classes.field));
}

function drawPills(): HTMLElement {
  const pills = PILLS.map((width) => {
    const pill = element('div', classes.pill);
    pill.style.inlineSize = `${width}px`;
    return pill;
  });
  return element('div', classes.pills, ...pills);
}

window.__tsugi?.preview(draw);
