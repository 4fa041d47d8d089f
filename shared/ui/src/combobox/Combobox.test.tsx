/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

interface User {
  readonly id: number;
  readonly name: string;
}

const USERS: readonly User[] = [
  { id: 1, name: 'mio' },
  { id: 2, name: 'miori' },
];

const onSelect = jest.fn<void, [User]>();
const onSubmitText = jest.fn<void, [string]>();

beforeEach(() => {
  onSelect.mockClear();
  onSubmitText.mockClear();
});

function UserSearch(props: Partial<ComboboxProps<User>>) {
  const [text, setText] = useState('');
  return (
    <Combobox
      label="Add a user"
      value={text}
      onChange={setText}
      items={USERS.filter((user) => text !== '' && user.name.startsWith(text))}
      itemKey={(user) => user.id}
      itemLabel={(user) => user.name}
      onSelect={onSelect}
      onSubmitText={onSubmitText}
      emptyText="No user of that name."
      {...props}
    />
  );
}

async function type(text: string) {
  const box = screen.getByRole('combobox', { name: 'Add a user' });
  await userEvent.type(box, text);
  return box;
}

function highlighted() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
}

it('shows what fits the text', async () => {
  render(<UserSearch />);
  await type('mi');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('adds a suggestion by click and empties the box', async () => {
  render(<UserSearch />);
  const box = await type('mi');
  await userEvent.click(await screen.findByRole('option', { name: 'miori' }));
  expect(onSelect).toHaveBeenCalledWith(USERS[1]);
  expect(onSubmitText).not.toHaveBeenCalled();
  expect(box).toHaveValue('');
});

it('cycles with the arrow keys and adds by Enter', async () => {
  render(<UserSearch />);
  const box = await type('mi');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toBe('mio'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(highlighted()).toBe('miori'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(USERS[1]);
  expect(onSubmitText).not.toHaveBeenCalled();
  expect(box).toHaveValue('');
});

it('adds the typed name when nothing is highlighted', async () => {
  render(<UserSearch />);
  await type(' nobody {Enter}');
  expect(onSubmitText).toHaveBeenCalledWith('nobody');
  expect(onSelect).not.toHaveBeenCalled();
});

it('adds nothing when nothing was typed', async () => {
  render(<UserSearch />);
  await type('  {Enter}');
  expect(onSubmitText).not.toHaveBeenCalled();
});

it('says that it is searching, that there is none, and what went wrong', async () => {
  const { rerender } = render(<UserSearch isLoading />);
  await type('zz');
  expect(await screen.findByText('Searching…')).toBeInTheDocument();
  rerender(<UserSearch />);
  expect(screen.getByText('No user of that name. Enter adds “zz”.')).toBeInTheDocument();
  rerender(<UserSearch error="The tracker does not answer." />);
  expect(screen.getByText('The tracker does not answer.')).toBeInTheDocument();
});

it('suggests before anything is typed, by a press or an arrow key, under a heading', async () => {
  render(<UserSearch items={USERS} suggestsWhenEmpty heading="People you follow" />);
  const box = screen.getByRole('combobox');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await userEvent.click(box);
  expect(await screen.findByRole('listbox', { name: 'People you follow' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  await userEvent.keyboard('{ArrowDown}');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(highlighted()).toBe('mio'));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith(USERS[0]);
});

it('while empty says that suggestions load or what went wrong, and never that there is none', async () => {
  const { rerender } = render(<UserSearch items={[]} suggestsWhenEmpty isLoading />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  rerender(<UserSearch items={[]} suggestsWhenEmpty error="They could not be loaded." />);
  expect(screen.getByText('They could not be loaded.')).toBeInTheDocument();
  rerender(<UserSearch items={[]} suggestsWhenEmpty />);
  expect(screen.queryByText(/No user/)).not.toBeInTheDocument();
});
