import type { DrawPreview } from '@tsugi/contract';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { mediaPath } from '@tsugi/data/pure';
import { drawCover, element } from '@tsugi/ui/preview';
import grid from './ContinueWatching.module.css';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import { homeCards } from './home-snapshot.ts';
import bar from './ProgressBar.module.css';
import words from './ProgressWords.module.css';
import { counted, progressLine } from './progress-line.ts';
import card from './WatchingCard.module.css';

/** Draws what one is in the middle of where the widget will have it. */
const draw: DrawPreview = (place, data, _address, isKept) => {
  const entries = homeCards(data, isKept);
  if (entries.length === 0) return;
  const list = element('ul', grid.grid, ...entries.map(drawCard));
  list.dataset.collapsed = '';
  // In place of the outline; the heading of the page stays.
  place
    .querySelector('.home-outline')
    ?.replaceWith(
      element(
        'section',
        grid.section,
        element('div', 'section-head', element('h2', grid.title, 'Continue watching')),
        element('div', grid.frame, list),
      ),
    );
};

function drawCard(entry: CurrentEntry): HTMLElement {
  const { media } = entry;
  const facts = entryFacts(entry);
  const link = element('a', undefined, media.title.userPreferred);
  link.href = new URL(mediaPath(media).slice(1), document.baseURI).href;
  return element(
    'li',
    card.card,
    drawCover({
      src: media.coverImage.large,
      color: media.coverImage.color,
      priority: true,
      className: card.cover,
    }),
    element(
      'div',
      card.body,
      element('div', card.words, element('h3', card.title, link), drawWords(facts)),
      drawBar(facts),
    ),
    // The button comes with what it needs to work; this keeps its place.
    element('span', card.plus),
  );
}

function drawWords(facts: EntryFacts): HTMLElement {
  const { behind, text } = progressLine(facts, Date.now());
  return element(
    'p',
    words.words,
    behind > 0 ? element('span', words.behind, `${counted(behind, 'episode')} behind`) : null,
    element('span', undefined, text),
  );
}

function drawBar({ progress, total }: EntryFacts): HTMLElement {
  const share = element('span', bar.bar);
  share.style.setProperty('--share', String(total === null ? 0 : Math.min(1, progress / total)));
  if (total === null) share.dataset.open = '';
  const count = element(
    'span',
    bar.count,
    element('b', undefined, String(progress)),
    element('span', undefined, `/${total ?? '?'}`),
  );
  return element('div', bar.row, share, count);
}

window.__tsugi?.preview(draw);
