// Plain twins of a few components, for the scripts that draw a page's first screen before React is there.
export { drawCardGrid } from './draw-card-grid.ts';
export { drawCover } from './draw-cover.ts';
export { drawMediaCard } from './draw-media-card.ts';
export { element } from './element.ts';
