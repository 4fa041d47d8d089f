/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { mediaSearch } from '../operations/media-search.query.ts';
import { userByName } from '../operations/user-by-name.query.ts';
import { installTestLayer } from '../testing/install-test-layer.ts';
import { forgetRendered } from './forget-rendered.ts';
import { usePages, useQuery } from './use-query.ts';

const NAME = { name: 'aoi' };
const SEARCH = { type: 'ANIME', perPage: 5 } as const;

/** A panel with a boundary, as in @tsugi/ui. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        again
      </button>
    ) : (
      this.props.children
    );
  }
}

function User() {
  const { data } = useQuery(userByName, NAME);
  // What a decoder let pass and a component cannot render.
  return <p>{data ? data.name.toUpperCase() : 'loading'}</p>;
}

function Titles() {
  const { items, status } = usePages(mediaSearch, SEARCH);
  return (
    <p>{status === 'ready' ? items.map(({ title }) => title.userPreferred.trim()).join() : 'loading'}</p>
  );
}

beforeEach(() => {
  // React reports what a boundary has caught; here it is expected.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('forgets the result that a query failed on, and reads it again past the cache', async () => {
  const answers: unknown[] = [{ name: null }, { name: 'aoi' }];
  const layer = installTestLayer(async () => answers.shift());
  render(
    <Boundary>
      <User />
    </Boundary>,
  );
  const again = await screen.findByRole('button', { name: 'again' });
  const readAgain = await forgetRendered(layer, layer.clock.now());
  await act(async () => readAgain());
  act(() => again.click());
  expect(await screen.findByText('AOI')).toBeTruthy();
  expect(answers).toEqual([]);
});

it('does the same for every page of a list', async () => {
  const page = (title: unknown) => ({
    items: [{ id: 1, title: { userPreferred: title } }],
    hasNextPage: false,
  });
  const answers: unknown[] = [page(7), page('Moon')];
  const layer = installTestLayer(async () => answers.shift());
  render(
    <Boundary>
      <Titles />
    </Boundary>,
  );
  const again = await screen.findByRole('button', { name: 'again' });
  const readAgain = await forgetRendered(layer, layer.clock.now());
  await act(async () => readAgain());
  act(() => again.click());
  expect(await screen.findByText('Moon')).toBeTruthy();
});

it('reads only what the failed render read, and everything that is shown when that is nothing', async () => {
  const asked: string[] = [];
  const layer = installTestLayer(async ({ operation }) => {
    asked.push(operation);
    return operation === 'user-by-name' ? { name: 'aoi' } : { items: [], hasNextPage: false };
  });
  render(<User />);
  expect(await screen.findByText('AOI')).toBeTruthy();
  await act(() => layer.clock.advance(60_000));
  render(<Titles />);
  await act(() => layer.clock.advance(0));
  asked.length = 0;
  const afterRender = await forgetRendered(layer, layer.clock.now());
  await act(async () => afterRender());
  expect(asked).toEqual(['media-search']);
  await act(() => layer.clock.advance(60_000));
  asked.length = 0;
  const longAfter = await forgetRendered(layer, layer.clock.now());
  await act(async () => longAfter());
  expect(asked.sort()).toEqual(['media-search', 'user-by-name']);
});

it('never rejects when the service still cannot be reached', async () => {
  let isDown = false;
  const layer = installTestLayer(async () => {
    if (isDown) throw new Error('down');
    return { name: 'aoi' };
  });
  render(<User />);
  expect(await screen.findByText('AOI')).toBeTruthy();
  isDown = true;
  const readAgain = await forgetRendered(layer, layer.clock.now());
  await expect(act(async () => readAgain())).resolves.toBeUndefined();
  // What is on the screen stays.
  expect(screen.getByText('AOI')).toBeTruthy();
});
