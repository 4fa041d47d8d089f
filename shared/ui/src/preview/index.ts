// Plain twins of a few components, for the scripts that draw a page's first screen before React is there.
export { formatNumber } from '../format/number.ts';
export { relativeTime } from '../format/relative-time.ts';
export { plainText } from '../markdown/plain-text.ts';
export { drawCardGrid } from './draw-card-grid.ts';
export { drawChoices } from './draw-choices.ts';
export { drawCover } from './draw-cover.ts';
export { drawMediaCard } from './draw-media-card.ts';
export { drawSegments } from './draw-segments.ts';
export { drawText } from './draw-words.ts';
export { element } from './element.ts';
export { hrefOf } from './href-of.ts';
