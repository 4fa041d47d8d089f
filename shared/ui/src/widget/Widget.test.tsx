/** @jest-environment jsdom */

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadFailure, LoadOutcome } from '@tsugi/contract';
import { installTestHost } from '@tsugi/contract/testing';
import { toastMessages } from '../toast/toast.ts';
import { Widget } from './Widget.tsx';

function Row({ title = 'Trending' }: { readonly title?: string }) {
  return <p>{title} row</p>;
}

function ready(value: unknown): LoadOutcome<unknown> {
  return { status: 'ready', value };
}

it('stands in with the fallback until the widget is there', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue(ready(Row));
  render(<Widget remote="search" name="row-a" fallback={<p>placeholder</p>} props={{ title: 'New' }} />);
  expect(screen.getByText('placeholder')).toBeVisible();
  expect(await screen.findByText('New row')).toBeVisible();
  expect(screen.queryByText('placeholder')).not.toBeInTheDocument();
  expect(loadWidget).toHaveBeenCalledWith('search', 'row-a');
});

it('is there at once when it has been loaded before', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue(ready(Row));
  const first = render(<Widget remote="search" name="row-b" />);
  await screen.findByText('Trending row');
  first.unmount();
  render(<Widget remote="search" name="row-b" fallback={<p>placeholder</p>} />);
  expect(screen.getByText('Trending row')).toBeVisible();
});

it.each<[LoadFailure['status'], string]>([
  ['unreachable', 'cannot be loaded right now'],
  ['incompatible', 'needs another version'],
  ['broken', 'could not start'],
])('says why when the remote is %s, and recovers in place', async (status, why) => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValueOnce({ status, remote: 'search', detail: 'RUNTIME-008' });
  loadWidget.mockResolvedValueOnce(ready(Row));
  render(<Widget remote="search" name={`row-${status}`} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(why);
  expect(screen.getByRole('alert')).not.toHaveTextContent('RUNTIME');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Trending row')).toBeVisible();
});

it('tells once that a remote is down which several widgets come from, and tries all of them again', async () => {
  const { loadWidget } = installTestHost();
  const down = { status: 'unreachable', remote: 'search', detail: '' } as const;
  loadWidget.mockResolvedValue(down);
  const page = (hasFirst: boolean) => (
    <>
      {hasFirst && <Widget remote="search" name="row-first" />}
      <Widget remote="search" name="row-second" props={{ title: 'Second' }} />
      <Widget remote="search" name="row-third" props={{ title: 'Third' }} />
    </>
  );
  const { rerender } = render(page(true));
  expect(await screen.findByRole('alert')).toHaveTextContent('Parts of the page could not be loaded');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  // The one that told it is gone: the next one does.
  rerender(page(false));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  loadWidget.mockResolvedValue(ready(Row));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Second row')).toBeVisible();
  expect(screen.getByText('Third row')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('calls broken what is no component', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue(ready('a string'));
  render(<Widget remote="search" name="row-string" />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not start');
});

it('leaves the page running when the widget throws while rendering, and retries it', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { loadWidget, onError } = installTestHost();
  let isBroken = true;
  loadWidget.mockResolvedValue(
    ready(() => {
      if (isBroken) throw new Error('no data');
      return <p>fine again</p>;
    }),
  );
  render(
    <>
      <h1>Home</h1>
      <Widget remote="search" name="row-throwing" />
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('stopped working');
  expect(onError).toHaveBeenCalledWith({ error: new Error('no data'), remote: 'search' });
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('fine again')).toBeVisible();
  silence.mockRestore();
});

it('says in a message why what opens over the page cannot be loaded, and counts as closed', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValue({ status: 'unreachable', remote: 'profile', detail: '' });
  const onClose = jest.fn();
  render(<Widget remote="profile" name="editor-lost" props={{ onClose }} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toastMessages().at(-1)).toMatchObject({ tone: 'error' });
  expect(toastMessages().at(-1)?.body).toMatch(/cannot be loaded right now/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves nothing in its place when the page is whole without it', async () => {
  const { loadWidget } = installTestHost();
  loadWidget.mockResolvedValueOnce({ status: 'unreachable', remote: 'search', detail: '' });
  const first = render(<Widget optional remote="search" name="row-optional" fallback={<p>placeholder</p>} />);
  await waitFor(() => expect(first.container).toBeEmptyDOMElement());
  jest.spyOn(console, 'error').mockImplementation(() => {});
  loadWidget.mockResolvedValueOnce(
    ready(() => {
      throw new Error('A crash');
    }),
  );
  const second = render(<Widget optional remote="search" name="row-crash" fallback={<p>placeholder</p>} />);
  await waitFor(() => expect(second.container).toBeEmptyDOMElement());
});
