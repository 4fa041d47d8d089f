/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PaletteStatus } from './PaletteStatus.tsx';
import type { CommandSources } from './sources/use-command-sources.ts';

const retry = jest.fn();
const sources = (more: Partial<CommandSources> = {}): CommandSources => ({
  ...{ groups: [], notes: [], isLoading: false, failed: [], retry },
  ...more,
});
const status = (of: CommandSources) => (
  <PaletteStatus refused={undefined} isSearching={false} problem={undefined} sources={of} />
);

let isOnline = true;
beforeAll(() => Object.defineProperty(navigator, 'onLine', { get: () => isOnline }));

function connect(to: boolean) {
  act(() => {
    isOnline = to;
    dispatchEvent(new Event(to ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  isOnline = true;
  retry.mockClear();
});

it('says nothing where nothing is missing', () => {
  const { container } = render(status(sources()));
  expect(container).toBeEmptyDOMElement();
});

it('offers to load again what could not be loaded', async () => {
  render(status(sources({ failed: ['media'] })));
  expect(screen.getByText(/Some commands could not be loaded\. All others work\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says that it is offline, and loads again by itself once it is not', () => {
  isOnline = false;
  render(status(sources({ failed: ['media'] })));
  expect(screen.getByText('Offline: some commands come with the connection. All others work.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(retry).not.toHaveBeenCalled();
  connect(true);
  expect(retry).toHaveBeenCalledTimes(1);
  connect(false);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('says what sources say themselves', () => {
  render(status(sources({ notes: ['Your lists are of yesterday.'], isLoading: true })));
  expect(screen.getByText('Your lists are of yesterday.')).toBeVisible();
  expect(screen.getByText('More commands are loading…')).toBeVisible();
});
