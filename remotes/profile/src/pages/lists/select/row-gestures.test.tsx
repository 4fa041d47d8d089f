/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRowGestures } from './row-gestures.ts';

function setUp() {
  const onPress = jest.fn();
  const onOpen = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <div {...createRowGestures(onPress)}>
      <div data-item="7">
        <a href="/title" onClick={onOpen}>
          Title
        </a>
        <button type="button">Edit</button>
        <input aria-label="Episodes" />
      </div>
      <a href="/elsewhere">Elsewhere</a>
    </div>,
  );
  const title = screen.getByRole('link', { name: 'Title' });
  return { onPress, onOpen, title };
}

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.shortcuts;
});

test('x on a row selects it, with Shift a range; typed into a field, with Ctrl or outside of rows it does not', async () => {
  const { onPress, title } = setUp();
  const user = userEvent.setup();
  title.focus();
  await user.keyboard('x');
  await user.keyboard('{Shift>}X{/Shift}');
  expect(onPress.mock.calls).toEqual([[{ row: 7, isRange: false }], [{ row: 7, isRange: true }]]);
  await user.keyboard('{Control>}x{/Control}');
  screen.getByRole('textbox').focus();
  await user.keyboard('x');
  screen.getByRole('link', { name: 'Elsewhere' }).focus();
  await user.keyboard('x');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('with single keys switched off, x is no shortcut', async () => {
  const { onPress, title } = setUp();
  document.documentElement.dataset.shortcuts = 'off';
  title.focus();
  await userEvent.keyboard('x');
  expect(onPress).not.toHaveBeenCalled();
});

/** jsdom has no pointer events with these members. */
const pointer = (type: string, target: Element, { y = 5, pointerType = 'touch' } = {}) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: y }), {
      pointerType,
      isPrimary: true,
    }),
  );

test('a long press by touch selects, and neither the link nor its menu opens; the next press opens', () => {
  jest.useFakeTimers();
  const { onPress, onOpen, title } = setUp();
  pointer('pointerdown', title);
  jest.advanceTimersByTime(499);
  expect(onPress).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onPress).toHaveBeenCalledWith({ row: 7, isRange: false });
  expect(fireEvent.contextMenu(title)).toBe(false);
  pointer('pointerup', title);
  fireEvent.click(title);
  expect(onOpen).not.toHaveBeenCalled();
  pointer('pointerdown', title);
  pointer('pointerup', title);
  fireEvent.click(title);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a finger that scrolls or lifts, a mouse, and a press on a button select nothing', () => {
  jest.useFakeTimers();
  const { onPress, title } = setUp();
  pointer('pointerdown', title);
  pointer('pointermove', title, { y: 40 });
  jest.advanceTimersByTime(600);
  pointer('pointerdown', title);
  pointer('pointerup', title);
  jest.advanceTimersByTime(600);
  pointer('pointerdown', title, { pointerType: 'mouse' });
  jest.advanceTimersByTime(600);
  pointer('pointerdown', screen.getByRole('button'));
  jest.advanceTimersByTime(600);
  expect(onPress).not.toHaveBeenCalled();
});
