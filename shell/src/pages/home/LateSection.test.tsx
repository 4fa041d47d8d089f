/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { installTestHost } from '@tsugi/contract/testing';
import { LateSection } from './LateSection.tsx';

const section = (widget: string) => ({
  ...({ remote: 'schedule', widget, audience: 'signed-in', area: 'side', order: 1 } as const),
  skeleton: { height: [180, 190] as const, cards: 2 },
});

/** Tells the section whether its place is in sight. */
let look: (isIntersecting: boolean) => void = () => undefined;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      // Only this member is read.
      look = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

/** @returns the function that loads widgets */
function show(widget: string, Component: () => React.ReactNode = () => <p>Tonight</p>) {
  const { loadWidget } = installTestHost();
  loadWidget.mockImplementation(async () => ({ status: 'ready', value: Component }));
  return { loadWidget, ...render(<LateSection section={section(widget)} />) };
}

it('keeps its place, with the cards of its skeleton, and loads nothing while that is out of sight', async () => {
  const { loadWidget, container } = show('far');
  await act(async () => look(false));
  expect(loadWidget).not.toHaveBeenCalled();
  expect(container.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(2);
  expect(container.firstElementChild).toHaveStyle({ '--height-phone': '180px', '--height-desk': '190px' });
});

it('is loaded when its place comes in sight, and is there at once on the way back', async () => {
  const { loadWidget, unmount } = show('near');
  await act(async () => look(true));
  expect(screen.getByText('Tonight')).toBeVisible();
  expect(loadWidget.mock.calls).toEqual([['schedule', 'near']]);
  unmount();
  render(<LateSection section={section('near')} />);
  expect(screen.getByText('Tonight')).toBeVisible();
});

it.each([
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['a focus, such as a screen reader sets', () => fireEvent.focusIn(document.body)],
  ['a scrolled page', () => fireEvent(document, new Event('scroll', { bubbles: true }))],
])('is loaded with %s, once', async (input, happen) => {
  const { loadWidget } = show(`after ${input}`);
  await act(async () => void happen());
  expect(screen.getByText('Tonight')).toBeVisible();
  expect(disconnect).toHaveBeenCalled();
  await act(async () => void happen());
  expect(loadWidget).toHaveBeenCalledTimes(1);
});

it('is not loaded by a row of cards that is scrolled', async () => {
  const { loadWidget, container } = show('beside a row');
  await act(async () => void fireEvent.scroll(container));
  expect(loadWidget).not.toHaveBeenCalled();
});

it('keeps its cards until its code is there', async () => {
  const { loadWidget, container } = show('slow');
  loadWidget.mockReturnValue(new Promise(() => undefined));
  await act(async () => look(true));
  expect(container.querySelectorAll('i')).toHaveLength(2);
});

it('leaves no element in its place when it has nothing to show', async () => {
  const { container } = show('empty', () => null);
  await act(async () => look(true));
  expect(container.firstElementChild).toBeEmptyDOMElement();
});

it('a page that is left loads nothing any more', async () => {
  const { loadWidget, unmount } = show('left');
  unmount();
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(loadWidget).not.toHaveBeenCalled();
  expect(disconnect).toHaveBeenCalled();
});
