import type { DrawPreview } from '@tsugi/contract';
import { type MediaDetail, mediaDetail } from '@tsugi/data/operations/media-detail';
import { previewAnswer } from '@tsugi/data/pure';
import { drawCover, element } from '@tsugi/ui/preview';
import factClasses from '../facts/FactList.module.css';
import { mediaFacts } from '../facts/media-facts.ts';
import descriptionClasses from '../overview/Description.module.css';
import { type PlainParagraph, plainDescription } from '../overview/plain-description.ts';
import bannerClasses from './Banner.module.css';
import { eyebrowParts } from './eyebrow-parts.ts';
import headingClasses from './MediaHeading.module.css';
import numberClasses from './MediaNumbers.module.css';
import pageClasses from './MediaPage.module.css';
import previewClasses from './media.preview.module.css';
import { mediaNumbers } from './media-numbers.ts';
import { titleOf } from './title-of.ts';

/** Draws the head of a medium and its first words, in the places where the page will have them. */
const draw: DrawPreview = (main, data, _address, isKept) => {
  const media = previewAnswer(mediaDetail, { id: 0 }, data, isKept);
  const isPhone = matchMedia('(width < 48em)').matches;
  const layout = element(
    'div',
    `page ${pageClasses.layout}`,
    element('div', pageClasses.heading, drawHeading(media)),
    drawSide(media, isPhone),
    element('div', pageClasses.numbers, drawNumbers(media)),
    element(
      'div',
      pageClasses.content,
      drawTabs(),
      element('div', pageClasses.outlet, drawDescription(media.description)),
    ),
  );
  const frame = element('div', pageClasses.frame, drawBanner(media), layout);
  const { color } = media.coverImage;
  if (color) frame.style.setProperty('--medium-color', color);
  main.replaceChildren(frame);
};

function drawBanner({ bannerImage, coverImage }: MediaDetail): HTMLElement {
  const banner = element('div', bannerClasses.banner);
  const src = bannerImage ?? coverImage.extraLarge ?? coverImage.large;
  if (src) {
    const image = document.createElement('img');
    image.alt = '';
    if (!bannerImage) image.dataset.blurred = '';
    image.fetchPriority = bannerImage ? 'high' : 'auto';
    image.onload = () => {
      image.dataset.loaded = 'at-once';
    };
    image.src = src;
    banner.append(image);
  }
  return banner;
}

function drawHeading(media: MediaDetail): HTMLElement {
  const title = titleOf(media);
  const parts = eyebrowParts(media, Date.now()).map(({ text, isNext }) =>
    element('span', isNext ? headingClasses.next : undefined, text),
  );
  const heading = element('h1', headingClasses.title, title);
  if (title.length > 60) heading.dataset.long = '';
  return element('header', headingClasses.heading, element('p', headingClasses.eyebrow, ...parts), heading);
}

function drawSide(media: MediaDetail, isPhone: boolean): HTMLElement {
  const { extraLarge, large, color } = media.coverImage;
  const cover = drawCover({ src: extraLarge ?? large, color, priority: true, className: pageClasses.cover });
  const actions = element(
    'div',
    pageClasses.actions,
    element('div', previewClasses.primary),
    element('div', previewClasses.quiet),
  );
  return element(
    'div',
    pageClasses.side,
    cover,
    actions,
    isPhone ? null : element('div', pageClasses.facts, drawFacts(media)),
  );
}

function drawFacts(media: MediaDetail): HTMLElement {
  const facts = mediaFacts(media).map(({ label, values }) =>
    element(
      'div',
      factClasses.fact,
      element('dt', undefined, label),
      ...values.map((value) => element('dd', undefined, value)),
    ),
  );
  return element('dl', factClasses.facts, ...facts);
}

function drawNumbers(media: MediaDetail): HTMLElement {
  const numbers = mediaNumbers(media, media.favourites ?? 0).map(({ value, label, isMinor }) => {
    const number = element(
      'div',
      numberClasses.number,
      element('dt', undefined, label),
      element('dd', undefined, value),
    );
    if (isMinor) number.dataset.minor = '';
    return number;
  });
  return element('dl', numberClasses.numbers, ...numbers);
}

function drawTabs(): HTMLElement {
  return element(
    'div',
    `${pageClasses.tabsSkeleton} ${previewClasses.tabs}`,
    element('span', undefined, 'Overview'),
  );
}

function drawDescription(source: string | null): HTMLElement {
  return element('div', descriptionClasses.plain, ...plainDescription(source ?? '').map(drawParagraph));
}

function drawParagraph(lines: PlainParagraph): HTMLElement {
  const paragraph = element('p', undefined);
  for (const [index, line] of lines.entries()) {
    if (index > 0) paragraph.append(element('br', undefined));
    for (const piece of line) {
      paragraph.append(
        typeof piece === 'string'
          ? piece
          : element('span', descriptionClasses.spoiler, 'Spoiler, click to view'),
      );
    }
  }
  return paragraph;
}

window.__tsugi?.preview(draw);
