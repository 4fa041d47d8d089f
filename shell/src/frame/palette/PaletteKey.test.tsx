/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { PaletteKey } from './PaletteKey.tsx';

const rendered = jest.fn<void, [string]>();
let visits = 0;

jest.mock('./Palette.tsx', () => ({
  Palette: ({ typed, onClosed, onReopen }: Record<string, () => void> & { readonly typed: string }) => {
    const first = useRef(true);
    if (first.current) rendered(typed);
    first.current = false;
    return (
      <div role="dialog">
        <button type="button" onClick={onClosed}>
          closed
        </button>
        <button type="button" onClick={onReopen}>
          reopen
        </button>
      </div>
    );
  },
}));
jest.mock('./stored/RecentVisits.tsx', () => ({
  RecentVisits: () => {
    visits += 1;
    return null;
  },
}));

const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const open = () => press('k', { ctrlKey: true });

beforeEach(() => {
  rendered.mockClear();
  visits = 0;
});

it('notes visits from the first use of a key or the pointer on', async () => {
  render(<PaletteKey />);
  await act(async () => {});
  expect(visits).toBe(0);
  fireEvent.pointerMove(document.body);
  await act(async () => {});
  await act(async () => {});
  expect(visits).toBeGreaterThan(0);
});

it('keeps what is typed until the list is there, and nothing else of the keyboard', async () => {
  render(<PaletteKey />);
  open();
  for (const key of ['s', 'x', 'Backspace', 'c']) expect(press(key)).toBe(false);
  expect(press('Enter')).toBe(false);
  expect(press('r', { ctrlKey: true })).toBe(true);
  expect(press('Tab')).toBe(true);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(rendered.mock.calls).toEqual([['sc']]);
  expect(press('r')).toBe(true);
});

it('is given up with Escape before it is there', async () => {
  const { unmount } = render(<PaletteKey />);
  open();
  press('Escape');
  await act(async () => {});
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(press('s')).toBe(true);
  unmount();
});

it('begins anew when its keys are pressed while it closes', async () => {
  render(<PaletteKey />);
  open();
  press('s');
  fireEvent.click(await screen.findByRole('button', { name: 'reopen' }));
  expect(rendered.mock.calls).toEqual([['s'], ['']]);
  fireEvent.click(screen.getByRole('button', { name: 'closed' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
