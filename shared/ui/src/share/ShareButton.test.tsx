/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastMessages } from '../toast/toast.ts';
import { ShareButton } from './ShareButton.tsx';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));

/** user-event has a clipboard of its own. */
function setClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

test('without a sheet the link is copied, and a message says so', async () => {
  const user = userEvent.setup();
  const writeText = jest.fn(() => Promise.resolve());
  setClipboard(writeText);
  render(<ShareButton title="Paper Moon" path="/ani/anime/1/paper-moon" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(writeText).toHaveBeenCalledWith('http://localhost/ani/anime/1/paper-moon');
  expect(toastMessages().at(-1)).toMatchObject({ title: 'The link is copied', body: 'Paper Moon' });
});

test('where nothing can be copied, the link stands in a field to select', async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  render(<ShareButton iconOnly title="Paper Moon" path="/ani/anime/1/paper-moon" />);
  setClipboard(() => Promise.reject(new Error('denied')));
  await press();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(field.value).toBe('http://localhost/ani/anime/1/paper-moon');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('The link could not be copied');
});
