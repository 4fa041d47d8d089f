import type { DrawPreview } from '@tsugi/contract';
import type { CurrentEntry } from '@tsugi/data/operations/current-lists';
import { mediaPath } from '@tsugi/data/pure';
import { drawCover, element, hrefOf } from '@tsugi/ui/preview';
import { drawFeed } from '../activity/draw-feed.ts';
import { homeFeed } from '../activity/home-feed.ts';
import grid from './ContinueWatching.module.css';
import { type EntryFacts, entryFacts } from './entry-facts.ts';
import { FEWEST_CARDS, fits } from './first-cards.ts';
import { homeCards } from './home-cards.ts';
import bar from './ProgressBar.module.css';
import words from './ProgressLabel.module.css';
import { counted, progressLine } from './progress-line.ts';
import { storedCount } from './stored-count.ts';
import card from './WatchingCard.module.css';

/** Draws what one is in the middle of, and the first of the activity feed, where the widgets will have them. */
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
        element('div', grid.frame, list, drawFoot(storedCount('ANIME', entries.length))),
      ),
    );
  const feed = homeFeed(data);
  // Beside the cards' column its place is known; where it stands below, it is not in sight.
  if (feed && matchMedia('(width >= 64em)').matches)
    place.querySelector('.home-feed')?.append(drawFeed(feed));
};

/** The place of the button that unfolds the list. */
function drawFoot(count: number): HTMLElement | null {
  if (count <= FEWEST_CARDS) return null;
  const foot = element('div', grid.foot);
  const isFit = fits(count);
  if (isFit) foot.dataset.fits = isFit;
  return foot;
}

function drawCard(entry: CurrentEntry, index: number): HTMLElement {
  const { media } = entry;
  const facts = entryFacts(entry);
  const link = element('a', undefined, media.title.userPreferred);
  link.href = hrefOf(mediaPath(media));
  return element(
    'li',
    card.card,
    drawCover({
      src: media.coverImage.large,
      color: media.coverImage.color,
      priority: index < FEWEST_CARDS,
      className: card.cover,
    }),
    element(
      'div',
      card.body,
      element('div', card.text, element('h3', card.title, link), drawText(facts)),
      drawBar(facts),
    ),
    // The button comes with what it needs to work; this keeps its place.
    element('span', card.plus),
  );
}

function drawText(facts: EntryFacts): HTMLElement {
  const { behind, text } = progressLine(facts, Date.now());
  return element(
    'p',
    words.text,
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
