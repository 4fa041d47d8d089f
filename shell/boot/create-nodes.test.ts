/** @jest-environment jsdom */
import { createNodes, hideFailedPictures } from './create-nodes.ts';

hideFailedPictures();

it('shows a picture of the first screen while it loads, and hides one that cannot be loaded', () => {
  document.body.innerHTML = '<main aria-busy="true"></main><footer></footer>';
  const picture: [string, Record<string, string>, []] = ['img', { src: 'cover.webp', alt: '' }, []];
  for (const place of ['main', 'main', 'footer']) {
    document.querySelector(place)?.append(createNodes([picture]));
  }
  const pictures = Array.from(document.querySelectorAll('img'));
  expect(pictures.map((img) => img.dataset.loaded)).toEqual(['at-once', 'at-once', 'at-once']);
  for (const img of pictures.slice(1)) img.dispatchEvent(new Event('error'));
  // A component marks its own pictures.
  expect(pictures.map((img) => img.dataset.loaded)).toEqual(['at-once', 'failed', 'at-once']);
});
