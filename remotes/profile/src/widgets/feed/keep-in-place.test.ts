/** @jest-environment jsdom */
import { keepInPlace } from './keep-in-place.ts';

/** Rows of 100 px below each other, from `top` on. */
function listAt(top: number, rows: number) {
  const list = document.createElement('ol');
  let offset = top;
  const add = () => {
    const row = list.appendChild(document.createElement('li'));
    const index = list.children.length - 1;
    row.getBoundingClientRect = () => new DOMRect(0, offset + index * 100, 300, 100);
  };
  for (let row = 0; row < rows; row += 1) add();
  document.body.replaceChildren(list);
  return { list, add, move: (by: number) => (offset += by) };
}

const scrollBy = jest.fn();

beforeEach(() => {
  scrollBy.mockClear();
  Object.assign(window, { scrollBy });
});

it('scrolls by as much as the row at the top of the screen has moved', () => {
  const { list, move } = listAt(-150, 4);
  keepInPlace(list, () => move(-40));
  expect(scrollBy).toHaveBeenCalledWith({ top: -40, behavior: 'instant' });
});

it('keeps the last row in its place where all rows are above the screen, so that new ones appear below it', () => {
  const { list, add, move } = listAt(-700, 4);
  // The browser holds on to what is below the list.
  keepInPlace(list, () => {
    add();
    move(-100);
  });
  expect(scrollBy).toHaveBeenCalledWith({ top: -100, behavior: 'instant' });
});

it('does not scroll when nothing has moved', () => {
  const { list } = listAt(-700, 4);
  keepInPlace(list, () => undefined);
  expect(scrollBy).not.toHaveBeenCalled();
});
