/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useRevealCurrent } from './use-reveal-current.ts';

interface Place {
  readonly offsetLeft: number;
  readonly offsetTop: number;
}

/** Each link is 100 wide and 40 high, the frame shows 300 by 200. */
const place = (places: readonly Place[]) => {
  const at = (element: HTMLElement) => places[Number(element.textContent)];
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this)?.offsetLeft ?? 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return at(this)?.offsetTop ?? 0;
  });
};

function Links({ current }: { readonly current: number }) {
  const nav = useRevealCurrent();
  return (
    <nav ref={nav}>
      {[0, 1, 2].map((link) => (
        <a key={link} href={`/${link}`} aria-current={link === current ? 'page' : undefined}>
          {link}
        </a>
      ))}
    </nav>
  );
}

afterEach(() => jest.restoreAllMocks());

test('the current link is brought to the middle of its row or column, and left alone where it is in sight', () => {
  place([
    { offsetLeft: 0, offsetTop: 0 },
    { offsetLeft: 900, offsetTop: 0 },
    { offsetLeft: 0, offsetTop: 500 },
  ]);
  const { rerender } = render(<Links current={0} />);
  const nav = screen.getByRole('navigation');
  expect([nav.scrollLeft, nav.scrollTop]).toEqual([0, 0]);
  rerender(<Links current={1} />);
  expect(nav.scrollLeft).toBe(800);
  // The user scrolls on: the same link is not brought back.
  nav.scrollLeft = 50;
  rerender(<Links current={1} />);
  expect(nav.scrollLeft).toBe(50);
  rerender(<Links current={2} />);
  expect(nav.scrollTop).toBe(420);
});
