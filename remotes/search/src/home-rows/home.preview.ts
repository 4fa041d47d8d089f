import type { DrawPreview } from '@tsugi/contract';
import { mediaPath } from '@tsugi/data/pure';
import { drawMediaCard, element, hrefOf } from '@tsugi/ui/preview';
import row from '../card/CardRow.module.css';
import { cardModel } from '../card/card-model.ts';
import head from '../card/SectionHead.module.css';
import { nounOf } from '../query/header.ts';
import classes from './HomeRow.module.css';
import { type HomeRows, homeRows } from './home-snapshot.ts';
import { seasonTitle } from './season-title.ts';

/** Draws the first two rows of the signed-out home page, where the widgets will have them. */
const draw: DrawPreview = (place, data, _address, isPrevious) => {
  const rows = homeRows(data, isPrevious);
  place.append(
    drawRow(`Trending ${nounOf('anime')}`, rows.trending, true),
    drawRow(seasonTitle('this-season', new Date()), rows['this-season'], false),
  );
};

function drawRow(title: string, works: HomeRows['trending'], priority: boolean): HTMLElement {
  const cards = works.map((media) => {
    const href = hrefOf(mediaPath(media));
    return element('li', undefined, drawMediaCard(cardModel(media), href, priority));
  });
  return element(
    'section',
    classes.section,
    element('h2', head.head, element('span', head.link, title)),
    element('div', `bleed ${row.frame}`, element('div', row.box, element('ul', row.row, ...cards))),
  );
}

window.__tsugi?.preview(draw);
