/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { stopRemovedPictures } from './stop-removed-pictures.ts';

beforeAll(() => stopRemovedPictures(document));

/** Pictures of which the first ones have arrived; jsdom loads none. */
function picturesOf(container: HTMLElement, arrived: number): readonly HTMLImageElement[] {
  const pictures = [...container.querySelectorAll('img')];
  pictures.forEach((picture, index) => {
    Object.defineProperty(picture, 'complete', { value: index < arrived });
  });
  return pictures;
}
const sources = (pictures: readonly HTMLImageElement[]) =>
  pictures.map((picture) => picture.getAttribute('src'));
/** Observers are called behind the present task. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

function Page({ names }: { readonly names: readonly string[] }) {
  return (
    <section>
      {names.map((name) => (
        <img key={name} src={`/${name}.png`} alt="" />
      ))}
    </section>
  );
}

test('pictures of a page that is left stop loading; what has arrived is left alone', async () => {
  const { container, rerender } = render(<Page names={['a', 'b', 'c']} />);
  const pictures = picturesOf(container, 1);
  rerender(<p>Another page</p>);
  await observed();
  expect(sources(pictures)).toEqual(['/a.png', '', '']);
});

test('a picture that is removed alone stops, and those that are moved or stay load on', async () => {
  const { container, rerender } = render(<Page names={['a', 'b', 'c']} />);
  const pictures = picturesOf(container, 0);
  rerender(<Page names={['c', 'a']} />);
  await observed();
  expect(sources(pictures)).toEqual(['/a.png', '', '/c.png']);
});

test('pictures in a part that is hidden for a while load on', async () => {
  const { container, rerender } = render(
    <div>
      <Page names={['a']} />
    </div>,
  );
  const pictures = picturesOf(container, 0);
  rerender(
    <div hidden>
      <Page names={['a']} />
    </div>,
  );
  await observed();
  expect(sources(pictures)).toEqual(['/a.png']);
});
