/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

function Editor({ keepOnOutsidePress = false }: { readonly keepOnOutsidePress?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Edit
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Edit entry"
        description="Paper Moon"
        footer={<button type="button">Save</button>}
        keepOnOutsidePress={keepOnOutsidePress}
      >
        <input aria-label="Progress" />
      </Dialog>
    </>
  );
}

function activeElement(): HTMLElement {
  if (!(document.activeElement instanceof HTMLElement)) throw new Error('Nothing has the focus');
  return document.activeElement;
}

async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit entry' });
}

it('is named by its title, described, and takes the focus', async () => {
  render(<Editor />);
  const dialog = await open();
  expect(dialog).toHaveAccessibleDescription('Paper Moon');
  await waitFor(() => expect(dialog).toContainElement(screen.getByRole('button', { name: 'Close' })));
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

it('closes by Escape and gives the focus back', async () => {
  render(<Editor />);
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

it('closes by its button', async () => {
  render(<Editor />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('traps the focus, and hides the page behind it', async () => {
  render(<Editor />);
  const dialog = await open();
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  // The focus enters, and returns from the ends of the dialog, in the next animation frame.
  const focusIsInside = () => waitFor(() => expect(dialog).toContainElement(activeElement()));
  await focusIsInside();
  const visited = new Set<HTMLElement>();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.tab();
    await focusIsInside();
    visited.add(activeElement());
  }
  expect(visited.size).toBe(3);
});

it('closes by a press outside', async () => {
  render(<Editor />);
  await open();
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('stays on a press outside when work could be lost, and still closes by Escape', async () => {
  render(<Editor keepOnOutsidePress />);
  await open();
  await userEvent.click(document.body);
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a question before something is lost is an alertdialog, with the focus on what keeps it', async () => {
  render(
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Delete this entry?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={() => {}}
    >
      <p>All of it is lost.</p>
    </ConfirmDialog>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Delete this entry?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
});
