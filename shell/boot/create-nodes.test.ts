/** @jest-environment jsdom */
import { createNodes, showLoadedPictures } from './create-nodes.ts';

showLoadedPictures();

it('shows a picture of the first screen as soon as it has loaded', () => {
  document.body.innerHTML = '<main aria-busy="true"></main><footer></footer>';
  const picture: [string, Record<string, string>, []] = ['img', { src: 'cover.webp', alt: '' }, []];
  document.querySelector('main')?.append(createNodes([picture]));
  document.querySelector('footer')?.append(createNodes([picture]));
  const pictures = document.querySelectorAll('img');
  for (const img of pictures) img.dispatchEvent(new Event('load'));
  // A component marks its own pictures.
  expect([...pictures].map((img) => img.dataset.loaded)).toEqual(['at-once', undefined]);
});
