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

it('makes elements with their attributes, styles and texts', () => {
  const fragment = createNodes([
    'Text ',
    ['p', { class: 'a', style: 'width: 10px' }, ['of ', ['b', {}, ['one']]]],
    ['div', {}, []],
  ]);
  const holder = document.createElement('div');
  holder.append(fragment);
  expect(holder.innerHTML).toBe('Text <p class="a" style="width: 10px;">of <b>one</b></p><div></div>');
  expect(holder.querySelector('p')).toBeInstanceOf(HTMLParagraphElement);
});

it('sets styles by property, which the policy of the page allows', () => {
  const set = jest.spyOn(Element.prototype, 'setAttribute');
  createNodes([['p', { style: 'width: 10px' }, []]]);
  expect(set).not.toHaveBeenCalled();
  set.mockRestore();
});

it('makes a drawing of an svg and all that stands in it, and of nothing beside it', () => {
  const holder = document.createElement('div');
  holder.append(
    createNodes([
      ['svg', { viewBox: '0 0 1 1' }, [['g', {}, [['path', { d: 'M0 0' }, []]]]]],
      ['p', {}, []],
    ]),
  );
  const names = Array.from(holder.querySelectorAll('*'), ({ namespaceURI }) =>
    namespaceURI?.split('/').at(-1),
  );
  expect(names).toEqual(['svg', 'svg', 'svg', 'xhtml']);
  expect(holder.querySelector('path')).toHaveAttribute('d', 'M0 0');
});

it('leaves what is no picture alone when it cannot be loaded', () => {
  document.body.innerHTML = '<main aria-busy="true"><video></video></main>';
  const video = document.querySelector('video');
  video?.dispatchEvent(new Event('error'));
  expect(video?.dataset.loaded).toBeUndefined();
});
