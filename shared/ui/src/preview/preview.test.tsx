/** @jest-environment jsdom */
import { installTestHost } from '@tsugi/contract/testing';
import { CardGrid } from '../card-grid/CardGrid.tsx';
import { MediaCard } from '../media-card/MediaCard.tsx';
import type { MediaCardModel } from '../media-card/media-card-model.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { drawCardGrid, drawMediaCard } from './index.ts';

const MEDIA: MediaCardModel = {
  id: 1,
  title: 'Paper Moon Cartographers',
  cover: '/images/1.png',
  color: '#3b8fd0',
  score: 79,
  facts: 'TV · 2026 · 24 ep',
};

/** Tags, classes and texts: what decides how it looks. */
function outline(node: Element): string {
  const children = [...node.childNodes].map((child) =>
    child instanceof Element ? outline(child) : child.textContent,
  );
  const data = node instanceof HTMLElement && node.dataset.status ? ` ${node.dataset.status}` : '';
  return `<${node.tagName} ${node.className}${data}>${children.join('')}`;
}

beforeEach(() => {
  installTestHost();
});

test.each([
  ['a plain one', {}],
  ['one on the own list', { listStatus: 'CURRENT' }],
  ['a manga that is reread, for adults', { listStatus: 'REPEATING', type: 'MANGA' as const, adult: true }],
  ['one without score and cover', { score: null, cover: null, color: null }],
])('the plain card looks like the component: %s', (_name, change) => {
  const media = { ...MEDIA, ...change };
  const { container } = renderInRouter(
    <CardGrid list label="Results">
      <li>
        <MediaCard media={media} to="/ani/anime/1/x" priority />
      </li>
    </CardGrid>,
  );
  const drawn = drawCardGrid('Results', [drawMediaCard(media, '/ani/anime/1/x', true)]);
  const real = container.firstElementChild;
  expect(real && outline(drawn)).toBe(real && outline(real));
});
