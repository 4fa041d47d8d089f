/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CommandDialog } from './CommandDialog.tsx';
import type { CommandDialogItem } from './command-dialog-item.ts';

const chosen = jest.fn<void, [string]>();

beforeEach(() => chosen.mockClear());

const item = (title: string): CommandDialogItem => ({ key: title, title });
const group = (title: string, titles: readonly string[]) => ({ key: title, title, items: titles.map(item) });

const PAGES = ['Home', 'Schedule', 'Search', 'Theme'];
const THEMES = ['Dark', 'Light', 'Black'];

/** Pages, and a list of themes behind one of them. @param late a group that comes later, above the others */
function Commands({ late = [] }: { readonly late?: readonly string[] }) {
  const [open, setOpen] = useState(true);
  const [text, setText] = useState('');
  const [steps, setSteps] = useState<readonly string[]>([]);
  const titles = steps.length > 0 ? THEMES : PAGES;
  const fit = (all: readonly string[]) =>
    all.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
  const groups = [group('In view', fit(late)), group('Pages', fit(titles))];
  return (
    <CommandDialog
      open={open}
      onOpenChange={setOpen}
      label="Commands"
      placeholder="What?"
      value={text}
      onChange={setText}
      steps={steps}
      onBack={() => setSteps([])}
      groups={groups.filter(({ items }) => items.length > 0)}
      onChoose={({ title }) => {
        chosen(title);
        if (title !== 'Theme') return;
        setSteps(['Theme']);
        setText('');
      }}
      empty="Nothing fits."
    />
  );
}

const field = () => screen.getByRole('combobox');

function highlighted() {
  const id = field().getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
}

it('has the focus with its first frame, and Enter chooses the first item', () => {
  render(<Commands />);
  expect(field()).toHaveFocus();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen.mock.calls).toEqual([['Home']]);
});

it('chooses the first of what fits with the Enter right after a letter', () => {
  render(<Commands />);
  // No effect runs between the two.
  act(() => {
    fireEvent.change(field(), { target: { value: 'sch' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
  });
  chosen.mockClear();
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(chosen.mock.calls).toEqual([['Schedule']]);
});

it('chooses what the arrow keys have moved to, and the first again after a letter', async () => {
  render(<Commands />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(highlighted()).toBe('Search');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{ArrowDown}h{Enter}');
  expect(chosen.mock.calls).toEqual([['Search'], ['Home']]);
});

it('marks and chooses the first item of the next list, wherever the one before was left', async () => {
  render(<Commands />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveFocus();
  expect(highlighted()).toBe('Dark');
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Light');
  await userEvent.keyboard('{Backspace}');
  expect(field()).toHaveFocus();
  expect(highlighted()).toBe('Home');
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Theme'], ['Home']]);
});

it('chooses what is marked when commands come above the list', async () => {
  const { rerender } = render(<Commands />);
  await userEvent.keyboard('{ArrowDown}');
  rerender(<Commands late={['Score', 'Status']} />);
  const marked = highlighted();
  await userEvent.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([[marked]]);
});

it('chooses nothing while letters are composed, and where nothing is listed', async () => {
  render(<Commands />);
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
  await userEvent.keyboard('nothing of it{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByText('Nothing fits.')).toBeVisible();
});

it('chooses by a press', async () => {
  render(<Commands />);
  await userEvent.click(screen.getByRole('option', { name: 'Schedule' }));
  expect(chosen.mock.calls).toEqual([['Schedule']]);
});

it('returns the focus to where it was', async () => {
  const { rerender } = render(<button type="button">Before</button>);
  screen.getByRole('button').focus();
  rerender(
    <>
      <button type="button">Before</button>
      <Commands />
    </>,
  );
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Before' })).toHaveFocus();
});

it('leaves the focus to one that takes its place while it closes', async () => {
  const both = (key: string) => (
    <>
      <button type="button">Before</button>
      <Commands key={key} />
    </>
  );
  const { rerender } = render(<button type="button">Before</button>);
  screen.getByRole('button').focus();
  rerender(both('first'));
  rerender(both('second'));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(field()).toHaveFocus();
});
