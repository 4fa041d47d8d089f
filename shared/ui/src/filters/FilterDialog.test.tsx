/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pill } from '../chip/Pill.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { FilterDialog } from './FilterDialog.tsx';

const OPTIONS = ['TV', 'OVA'].map((value) => ({ value, label: value }));

function Example() {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<string | undefined>('TV');
  return (
    <FilterDialog
      trigger={<Pill label="Format" value={value} />}
      label="Format"
      open={open}
      onOpenChange={setOpen}
      value={value}
      onRestore={setValue}
      doneLabel="Show 33 results"
    >
      <ChoiceList legend="Format" options={OPTIONS} value={value} onChange={setValue} />
    </FilterDialog>
  );
}

function pointerIs(kind: 'coarse' | 'fine') {
  const matchMedia = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes(kind), media: query });
  Object.assign(globalThis, { matchMedia });
}

const pill = (value: string) => screen.findByRole('button', { name: `Format: ${value}` });

describe('with a mouse', () => {
  beforeEach(() => pointerIs('fine'));

  it('closes once a single choice is made by a press, and stays open while keys move it', async () => {
    render(<Example />);
    await userEvent.click(await pill('TV'));
    const chosen = await screen.findByRole('radio', { name: 'TV' });
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'OVA' })).toBeChecked();
    expect(screen.getByRole('dialog', { name: 'Format' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'TV' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await pill('TV')).toBeVisible();
  });

  it('closes by its button, which says what it leads to', async () => {
    render(<Example />);
    await userEvent.click(await pill('TV'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 33 results' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('with a finger', () => {
  beforeEach(() => pointerIs('coarse'));

  const chooseOva = async () => {
    render(<Example />);
    await userEvent.click(await pill('TV'));
    await userEvent.click(await screen.findByRole('radio', { name: 'OVA' }));
    expect(screen.getByRole('radio', { name: 'OVA' })).toBeChecked();
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('gives back the value from before by Cancel', async () => {
    await chooseOva();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(await pill('TV')).toBeVisible();
  });

  it('takes the choice by Ok, and Cancel later on returns to it', async () => {
    await chooseOva();
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await isClosed();
    await userEvent.click(await pill('OVA'));
    await userEvent.click(await screen.findByRole('radio', { name: 'TV' }));
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(await pill('OVA')).toBeVisible();
  });
});
