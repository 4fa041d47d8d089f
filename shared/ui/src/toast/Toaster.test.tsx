/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { focusLastMessage } from './focus-message.ts';
import { Toaster } from './Toaster.tsx';
import { dismissToast, type ToastOptions, toast, toastMessages } from './toast.ts';
import { toastUndo } from './toast-undo.ts';
import { undoLast } from './undo-offers.ts';

function say(options: ToastOptions) {
  act(() => {
    toast(options);
  });
}

function wait(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => {
    for (const { id } of toastMessages()) dismissToast(id);
  });
  jest.useRealTimers();
});

it('reads a message out in a region that was there before', () => {
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  say({ title: 'Saved to your list.' });
  expect(region).toHaveTextContent('Saved to your list.');
});

it('leaves by itself after five seconds, an error after twelve', () => {
  say({ title: 'Saved.' });
  say({ title: 'Not saved.', tone: 'error' });
  wait(5_000);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
  expect(screen.getByText('Not saved.')).toBeVisible();
  wait(7_000);
  expect(screen.queryByText('Not saved.')).not.toBeInTheDocument();
});

it('stays as long as its caller says', () => {
  say({ title: 'Removed.', durationMs: 8_000, action: { label: 'Undo', onClick: () => {} } });
  wait(7_999);
  expect(screen.getByText('Removed.')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Removed.')).not.toBeInTheDocument();
});

it('offers to take a change back for eight seconds, and only the last one of a thing', () => {
  const undo = jest.fn();
  act(() => {
    toastUndo('Paper Moon', '4 of 12', () => {});
    toastUndo('Paper Moon', '5 of 12', undo);
  });
  expect(toastMessages().map((message) => message.title)).toEqual(['Paper Moon: 5 of 12']);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  act(() => toastUndo('Paper Moon', 'Completed', undo));
  wait(8_000);
  expect(toastMessages()).toEqual([]);
});

it('is replaced by what is said later about the same thing', () => {
  act(() => {
    toastUndo('Paper Moon', 'saved', () => {});
    toastUndo('Harbour Light', 'saved', () => {});
    toast({
      title: 'Paper Moon: The list entry could not be saved.',
      subject: 'Paper Moon',
      tone: 'warning',
    });
  });
  expect(toastMessages().map((message) => message.title)).toEqual([
    'Harbour Light: saved',
    'Paper Moon: The list entry could not be saved.',
  ]);
});

it('stays while the pointer is on it', () => {
  say({ title: 'Saved.' });
  fireEvent.mouseEnter(screen.getByText('Saved.'));
  wait(60_000);
  expect(screen.getByText('Saved.')).toBeVisible();
  fireEvent.mouseLeave(screen.getByText('Saved.'));
  wait(5_000);
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

it('closes by its button', () => {
  say({ title: 'Saved.' });
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('Saved.')).not.toBeInTheDocument();
});

it('closes when its action is taken', () => {
  const onClick = jest.fn();
  say({ title: 'Not saved.', tone: 'error', action: { label: 'Try again', onClick } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Not saved.')).not.toBeInTheDocument();
});

it('says the same thing once, and three things at most', () => {
  for (const title of ['One', 'Two', 'Two', 'Three', 'Four']) say({ title });
  expect(toastMessages().map((message) => message.title)).toEqual(['Two', 'Three', 'Four']);
});

describe('by keyboard', () => {
  const pressUndo = () => {
    let isUndone = false;
    act(() => {
      isUndone = undoLast();
    });
    return isUndone;
  };

  it('the last change that is still offered is taken back, and its message goes', () => {
    const undone: string[] = [];
    act(() => {
      toastUndo('Paper Moon', '4 of 12', () => undone.push('Paper Moon'));
      toastUndo('Harbour Light', 'saved', () => undone.push('Harbour Light'));
    });
    expect(pressUndo()).toBe(true);
    expect(undone).toEqual(['Harbour Light']);
    expect(toastMessages().map((message) => message.title)).toEqual(['Paper Moon: 4 of 12']);
    wait(8_000);
    expect(pressUndo()).toBe(false);
    expect(undone).toEqual(['Harbour Light']);
  });

  it('a button of a message is reached at once, holds it, and gives the focus back', () => {
    const link = document.body.appendChild(document.createElement('button'));
    link.focus();
    expect(focusLastMessage()).toBe(false);
    const undo = jest.fn();
    act(() => toastUndo('Paper Moon', '4 of 12', undo));
    act(() => {
      focusLastMessage();
    });
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    wait(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(link).toHaveFocus();
    link.remove();
  });
});

it('changes what it says while it is there, with its button, and never comes back for that', () => {
  const undo = jest.fn();
  let say = (_text: string) => {};
  act(() => {
    say = toastUndo('Lantern', 'is being saved', undo);
  });
  act(() => say('saved'));
  expect(screen.getByText('Lantern: saved')).toBeVisible();
  act(() => void undoLast());
  expect(undo).toHaveBeenCalledTimes(1);
  act(() => say('will be saved'));
  expect(toastMessages()).toEqual([]);
});

it('has controls below its sentence, where the key for messages goes when it has no button', () => {
  say({ title: 'Paper Moon: Completed', content: <button type="button">Five stars</button> });
  expect(screen.getByRole('button', { name: 'Five stars' })).not.toHaveFocus();
  let isReached = false;
  act(() => {
    isReached = focusLastMessage();
  });
  expect(isReached).toBe(true);
  expect(screen.getByRole('button', { name: 'Five stars' })).toHaveFocus();
});

it('goes to its own button first when it has both, and stays as long as its caller says', () => {
  const content = <button type="button">Five stars</button>;
  act(() => toastUndo('Paper Moon', 'Completed', () => {}, { content, durationMs: 20_000 }));
  act(() => focusLastMessage());
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Undo' }).blur());
  wait(19_999);
  expect(screen.getByText('Paper Moon: Completed')).toBeVisible();
  wait(1);
  expect(toastMessages()).toEqual([]);
});

it('does not leave under the pointer when the focus leaves it', () => {
  say({ title: 'Paper Moon: Completed', content: <button type="button">Five stars</button> });
  const button = screen.getByRole('button', { name: 'Five stars' });
  fireEvent.mouseEnter(screen.getByText('Paper Moon: Completed'));
  act(() => button.focus());
  act(() => button.blur());
  wait(60_000);
  expect(button).toBeVisible();
});
